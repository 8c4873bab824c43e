import { t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';

interface LessonFormFrameProps {
  label: string;
  saveLabel: string;
  saving: boolean;
  changed: boolean;
  /** Null if nothing has been saved yet. */
  savedWord: string | null;
  onSave: () => void;
  onClose: () => void;
  /** Null where nothing was typed into the fields of the form itself. */
  onDiscard: (() => void) | null;
  children: ReactNode;
}

/** The form around the fields. Its bar says whether the text is saved; closing the form loses nothing. */
export function LessonFormFrame(props: LessonFormFrameProps) {
  const { label, saveLabel, saving, changed, savedWord, onSave, onClose, onDiscard, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-5 border-t border-line bg-ground/60 px-4 pt-5 md:px-6"
    >
      {children}
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-card px-4 py-3 md:-mx-6 md:px-6"
      >
        <Button type="submit" size="sm" pending={saving}>
          {saveLabel}
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          {t`Close`}
        </Button>
        {onDiscard && !saving ? (
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            {t`Discard changes`}
          </Button>
        ) : null}
        <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft sm:ml-auto">
          {!saving && !changed && savedWord ? (
            <CircleCheck aria-hidden="true" className="size-4 text-success" />
          ) : null}
          {saving ? t`Saving...` : changed ? t`Not saved yet, kept on this device` : savedWord}
        </p>
      </div>
    </form>
  );
}

export function LessonSaveFailure({ error }: { error: unknown }) {
  return (
    <Alert variant="destructive" title={t`There was a problem saving the lesson.`}>
      <p>{errorText(error)}</p>
      <p>{t`Nothing is lost: what you wrote is kept on this device.`}</p>
    </Alert>
  );
}
