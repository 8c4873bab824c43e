import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { useFormPart } from '@/components/form-parts.ts';
import { SaveButton } from '@/components/save-button.tsx';
import { SavedElsewhere } from '@/components/saved-elsewhere.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { SaveState, useQuizDraft } from './use-quiz-draft.ts';

type QuizDraft = ReturnType<typeof useQuizDraft>;

const icons: Record<SaveState, ReactNode> = {
  saved: <CircleCheck aria-hidden="true" className="size-4 text-success" />,
  changed: <PencilLine aria-hidden="true" className="size-4" />,
  saving: <Spinner className="size-4" />,
  invalid: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
  failed: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
  conflict: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
};

const stateWords: Record<SaveState, () => string> = {
  saved: () => t`Saved`,
  changed: () => t`Not saved yet, kept on this device`,
  saving: () => t`Saving...`,
  invalid: () => t`Not saved: please look at the marked fields.`,
  failed: () => t`Not saved, but kept on this device.`,
  conflict: () => t`Not saved, but kept on this device.`,
};

/** Saving the questions, and how it is doing. */
export function QuizSaveBar({ draft }: { draft: QuizDraft }) {
  const { state, error, changed } = draft;
  const { bar, save } = useFormPart({ changed, save: draft.save });
  const reason = useFailureText(error, t`Save the questions now.`);
  const button = useRef<HTMLButtonElement>(null);
  const discard = () => {
    // The button that was pressed goes away; this one stays.
    button.current?.focus({ preventScroll: true });
    draft.discard();
  };
  return (
    <>
      {state === 'conflict' ? (
        <SavedElsewhere
          title={t`These questions were changed elsewhere since you opened them.`}
          onTakeTheirs={() => void draft.takeTheirs()}
          onKeepMine={() => void draft.keepMine()}
        />
      ) : null}
      {state === 'failed' ? (
        <Alert variant="destructive" title={t`The questions could not be saved`}>
          {reason}
        </Alert>
      ) : null}
      <div ref={bar} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SaveButton
          ref={button}
          pending={state === 'saving'}
          unchanged={!changed}
          onClick={() => void save()}
        >
          {t`Save questions`}
        </SaveButton>
        {changed && state !== 'saving' ? (
          <Button variant="ghost" size="sm" onClick={discard}>
            {t`Discard changes`}
          </Button>
        ) : null}
        <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft">
          {icons[state]}
          {stateWords[state]()}
        </p>
      </div>
    </>
  );
}
