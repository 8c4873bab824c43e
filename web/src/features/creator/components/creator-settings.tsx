import type { CreatorSettings as Settings } from '@academy/contract/creators/creator-calls.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useSaveCreatorSettings } from '@/api/creators.ts';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { creatorProblems, valuesOfSettings } from '../creator-settings-problems.ts';
import { CreatorHeading } from './creator-heading.tsx';
import { NotificationFields, PaymentFields } from './creator-payment-fields.tsx';
import { ProfileFields } from './creator-profile-fields.tsx';

interface CreatorSettingsProps {
  settings: Settings;
  /** The display name may be another one now, and the course form begins with it. */
  onSaved: () => void;
}

type SaveState = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed' | 'invalid';

export function CreatorSettings({ settings, onSaved }: CreatorSettingsProps) {
  const [values, setValues] = useState(() => valuesOfSettings(settings));
  const [state, setState] = useState<SaveState>('unchanged');
  const latest = useRef(values);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveCreatorSettings();
  const problems = creatorProblems(values);
  const shownProblems = state === 'invalid' ? problems : {};

  const change = (changes: Partial<typeof values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    latest.current = next;
    const isMarked = state === 'invalid' && Object.keys(creatorProblems(next)).length > 0;
    // A marked field keeps its mark until it is right; what is on its way stays on its way.
    if (!isMarked && state !== 'saving') setState('changed');
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'saving') return;
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      setState('invalid');
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setState('saving');
    save.mutate(values, {
      onSuccess: (saved) => {
        const isLatest = latest.current === values;
        if (isLatest) setValues(valuesOfSettings(saved));
        setState(isLatest ? 'saved' : 'changed');
        onSaved();
      },
      onError: () => setState('failed'),
    });
  };

  return (
    <>
      <CreatorHeading title={t`Settings`}>
        <p>{t`How your courses introduce you, and what is kept for you.`}</p>
      </CreatorHeading>
      <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <ProfileFields values={values} problems={shownProblems} onChange={change} email={settings.email} />
        <PaymentFields values={values} problems={shownProblems} onChange={change} />
        <NotificationFields values={values} onChange={change} />
        <div
          data-bottom-bar=""
          className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-0 md:rounded-card md:border md:bg-card md:px-5 md:pb-3 md:shadow-lift"
        >
          <Button type="submit" pending={state === 'saving'} className="max-sm:w-full">
            {t`Save Settings`}
          </Button>
          <p role="status" className="flex min-w-0 flex-1 basis-56 gap-2 text-sm text-ink-soft empty:hidden">
            {icons[state]}
            <span className="line-clamp-2">{textOf(state, save.error)}</span>
          </p>
        </div>
      </form>
    </>
  );
}

const icons: Record<SaveState, ReactNode> = {
  unchanged: null,
  changed: <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />,
  saving: <Spinner className="mt-0.5 size-4 shrink-0" />,
  saved: <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />,
  failed: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />,
  invalid: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />,
};

function textOf(state: SaveState, error: Error | null): string {
  const reason = errorText(error);
  switch (state) {
    case 'unchanged':
      return '';
    case 'changed':
      return t`Not saved yet`;
    case 'saving':
      return t`Saving...`;
    case 'saved':
      return t`All changes saved`;
    case 'failed':
      return t`Not saved. ${reason}`;
    case 'invalid':
      return t`Not saved: please look at the marked fields.`;
  }
}
