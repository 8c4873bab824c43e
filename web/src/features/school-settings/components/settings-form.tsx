import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { showFirstWrong } from '@/lib/show-first-wrong.ts';
import type { SettingsFormState, SettingsState } from '../use-settings-form.ts';
import { LimitFields } from './limit-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { LookFields } from './look-fields.tsx';
import { CourseFields, SignUpFields } from './people-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

export function SettingsForm({ settings }: { settings: SettingsFormState }) {
  const { base, draft, problems, change } = settings;
  const form = useRef<HTMLFormElement>(null);
  const fields = { draft, problems, locked: base.locked, onChange: change };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settings.submit();
  };
  // Only when it is drawn: some fields are shown because they are wrong.
  const { refusals } = settings;
  useEffect(() => {
    if (refusals > 0) showFirstWrong(form.current);
  }, [refusals]);

  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <SignUpFields {...fields} />
      <CourseFields {...fields} />
      <LimitFields {...fields} limits={base.limits} />
      <LookFields {...fields} logo={<LogoField told={base} onSaved={settings.takeSaved} />} />
      <TimeZoneField {...fields} holds={base.timeZone} />
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-0 md:rounded-card md:border md:bg-card md:px-5 md:pb-3 md:shadow-lift"
      >
        <Button type="submit" pending={settings.isSaving} className="max-sm:w-full">
          {t`Save Settings`}
        </Button>
        <SaveStatus state={settings.state} error={settings.error} />
      </div>
    </form>
  );
}

function SaveStatus({ state, error }: { state: SettingsState; error: Error | null }) {
  const Icon = state === 'changed' ? PencilLine : state === 'saved' ? CircleCheck : CircleAlert;
  return (
    <p
      role="status"
      className={cn(
        'flex min-w-0 flex-1 basis-56 gap-2 text-sm empty:hidden',
        state === 'failed' || state === 'invalid' ? 'font-medium text-danger' : 'text-ink-soft',
      )}
    >
      {state === 'unchanged' ? null : (
        <>
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{textOf(state, error)}</span>
        </>
      )}
    </p>
  );
}

function textOf(state: Exclude<SettingsState, 'unchanged'>, error: Error | null): string {
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
      return t`The settings were changed elsewhere meanwhile. What was saved there is shown, and what you typed is still here: look, and save again.`;
  }
}
