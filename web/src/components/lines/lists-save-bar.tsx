import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormPart } from '@/components/form-parts.ts';
import { SavedOrMine } from '@/components/saved-elsewhere.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { KeptLists, ListsState } from './use-kept-lists.ts';

interface ListsSaveBarProps {
  saveLabel: string;
  kept: KeptLists;
  /** Why the last save failed, in words. */
  reason: string;
  /** What is saved here, where it is not lines. */
  words?: SaveWords;
}

interface SaveWords {
  readonly saved: string;
  readonly conflict: string;
}

const lineWords = (): SaveWords => ({
  saved: t`The lines are saved`,
  conflict: t`Someone saved these lines since you opened them. Which ones should stay?`,
});

const icons: Record<ListsState, ReactNode> = {
  untouched: null,
  saved: <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />,
  changed: <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />,
  saving: <Spinner className="mt-0.5 size-4 shrink-0" />,
  failed: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />,
  conflict: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />,
};

function textOf(state: ListsState, reason: string, { saved, conflict }: SaveWords): string {
  switch (state) {
    case 'untouched':
      return '';
    case 'saved':
      return saved;
    case 'changed':
      return t`Not saved yet, kept on this device`;
    case 'saving':
      return t`Saving...`;
    case 'conflict':
      return conflict;
    case 'failed':
      return t`Not saved, but kept on this device. ${reason}`;
    default:
      return state satisfies never;
  }
}

/** The save of lists, and one line on how it is doing. */
export function ListsSaveBar({ saveLabel, kept, reason, words = lineWords() }: ListsSaveBarProps) {
  const { state } = kept;
  const isUnchanged = state === 'saved' || state === 'untouched';
  const { bar, save } = useFormPart({ changed: !isUnchanged, save: kept.save });
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {state === 'conflict' ? (
        <SavedOrMine onTakeTheirs={() => void kept.takeTheirs()} onKeepMine={() => void kept.keepMine()} />
      ) : (
        <Button
          variant="outline"
          size="sm"
          pending={state === 'saving'}
          disabled={isUnchanged}
          onClick={() => void save()}
        >
          {saveLabel}
        </Button>
      )}
      {state === 'changed' || state === 'failed' ? (
        <Button variant="ghost" size="sm" onClick={kept.discard}>
          {t`Discard changes`}
        </Button>
      ) : null}
      <p role="status" className="flex min-w-0 flex-1 basis-48 gap-2 text-sm text-ink-soft">
        {icons[state]}
        {textOf(state, reason, words)}
      </p>
    </div>
  );
}
