import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { showFirstWrong } from '@/lib/show-first-wrong.ts';

interface LessonFormFrameProps {
  label: string;
  saveLabel: string;
  saving: boolean;
  changed: boolean;
  /** What becomes of the changes until they are saved; null for the usual. */
  keptWord?: string | null;
  /** Whether fields are marked that cannot be saved as they are. */
  isMarked: boolean;
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
  const { label, saveLabel, saving, changed, keptWord, isMarked, savedWord, children } = props;
  const { onSave, onClose, onDiscard } = props;
  const isRefused = isMarked && !saving;
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setAttempts(attempts + 1);
    onSave();
  };
  const discard = () => {
    // The button that was pressed goes away.
    form.current?.focus({ preventScroll: true });
    onDiscard?.();
  };
  // Once the marks of this attempt are drawn.
  useEffect(() => {
    if (attempts > 0) showFirstWrong(form.current);
  }, [attempts]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form
      ref={form}
      aria-label={label}
      tabIndex={-1}
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
          <Button variant="ghost" size="sm" onClick={discard}>
            {t`Discard changes`}
          </Button>
        ) : null}
        <p
          role="status"
          className={cn(
            'flex items-center gap-1.5 text-sm sm:ml-auto',
            isRefused ? 'font-medium text-danger' : 'text-ink-soft',
          )}
        >
          {isRefused ? <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> : null}
          {!saving && !isRefused && !changed && savedWord ? (
            <CircleCheck aria-hidden="true" className="size-4 text-success" />
          ) : null}
          {saving
            ? t`Saving...`
            : isRefused
              ? notSaved()
              : changed
                ? (keptWord ?? t`Not saved yet, kept on this device`)
                : savedWord}
        </p>
      </div>
    </form>
  );
}

const notSaved = () => t`Not saved: please look at the marked fields.`;

interface LessonSaveFailureProps {
  error: unknown;
  /** What to do when the connection is back. */
  again: string;
}

export function LessonSaveFailure({ error, again }: LessonSaveFailureProps) {
  const reason = useFailureText(error instanceof Error ? error : null, again);
  return (
    <Alert variant="destructive" title={t`There was a problem saving the lesson.`}>
      <p>{reason}</p>
      <p>{t`Nothing is lost: what you wrote is kept on this device.`}</p>
    </Alert>
  );
}
