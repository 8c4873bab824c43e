import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { fetchSchoolSettings, type ToldSettings, useSaveSchoolSettings } from '@/api/school-settings.ts';
import { Button } from '@/components/ui/button.tsx';
import { changesOf, draftOf, draftProblems, type SettingsDraft } from '../settings-draft.ts';
import { LimitFields } from './limit-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { LookFields } from './look-fields.tsx';
import { CourseFields, SignUpFields } from './people-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

type State = 'unchanged' | 'changed' | 'saved' | 'failed' | 'invalid' | 'stale';

/** What was typed is kept apart from what holds: when another admin was quicker, it is laid over theirs and can be saved again. */
export function SettingsForm({ told }: { told: ToldSettings }) {
  const [base, setBase] = useState(told);
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({});
  const [state, setState] = useState<State>('unchanged');
  const latest = useRef(typed);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveSchoolSettings();
  const draft = { ...draftOf(base), ...typed };
  const problems = state === 'invalid' ? draftProblems(draft) : {};
  const fields = {
    draft,
    problems,
    locked: base.locked,
    onChange: (change: Partial<SettingsDraft>) => {
      const next = { ...typed, ...change };
      setTyped(next);
      latest.current = next;
      const isMarked = state === 'invalid' && Object.keys(draftProblems({ ...draft, ...next })).length > 0;
      if (!isMarked) setState('changed');
    },
  };

  const tellFailure = async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'settings_stale')) return setState('failed');
    await fetchSchoolSettings().then(
      (newest) => {
        setBase(newest);
        setState('stale');
      },
      () => setState('failed'),
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const [wrong] = Object.keys(draftProblems(draft));
    if (wrong !== undefined) {
      setState('invalid');
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    const sent = typed;
    save.mutate(
      { revision: base.revision, changes: changesOf(sent) },
      {
        onSuccess: (saved) => {
          setBase(saved);
          const isLatest = latest.current === sent;
          if (isLatest) setTyped({});
          setState(isLatest ? 'saved' : 'changed');
        },
        onError: (error) => void tellFailure(error),
      },
    );
  };

  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <SignUpFields {...fields} />
      <CourseFields {...fields} />
      <LimitFields {...fields} limits={base.limits} />
      <LookFields {...fields} logo={<LogoField told={base} onSaved={setBase} />} />
      <TimeZoneField {...fields} holds={base.timeZone} />
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-0 md:rounded-card md:border md:bg-card md:px-5 md:pb-3 md:shadow-lift"
      >
        <Button type="submit" pending={save.isPending} className="max-sm:w-full">
          {t`Save Settings`}
        </Button>
        <SaveStatus state={save.isPending ? 'unchanged' : state} error={save.error} />
      </div>
    </form>
  );
}

function SaveStatus({ state, error }: { state: State; error: Error | null }) {
  const Icon = state === 'changed' ? PencilLine : state === 'saved' ? CircleCheck : CircleAlert;
  return (
    <p role="status" className="flex min-w-0 flex-1 basis-56 gap-2 text-sm text-ink-soft empty:hidden">
      {state === 'unchanged' ? null : (
        <>
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{textOf(state, error)}</span>
        </>
      )}
    </p>
  );
}

function textOf(state: Exclude<State, 'unchanged'>, error: Error | null): string {
  const reason = errorText(error);
  switch (state) {
    case 'changed':
      return t`Not saved yet`;
    case 'saved':
      return t`Saved. It holds from now on.`;
    case 'failed':
      return t`Not saved. ${reason}`;
    case 'invalid':
      return t`Not saved: please look at the marked fields.`;
    case 'stale':
      return t`Another admin changed the settings meanwhile. Theirs are shown, and what you typed is still here: look, and save again.`;
  }
}
