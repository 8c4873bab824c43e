import { plural, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CircleDashed, CloudOff, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import type { SaveState } from '../model/autosave.ts';
import type { SessionState } from '../model/caption-session.ts';
import { isEmpty } from '../model/cue-edits.ts';

const icons: Record<SaveState, ReactNode> = {
  untouched: null,
  changed: <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />,
  saving: <Spinner className="mt-0.5 size-4 shrink-0" />,
  saved: <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />,
  unreachable: <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />,
  refused: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />,
};

function textOf({ save, error }: SessionState): string {
  switch (save) {
    case 'untouched':
      return t`Every change is saved by itself.`;
    case 'changed':
      return t`Not saved yet, kept on this device`;
    case 'saving':
      return t`Saving...`;
    case 'saved':
      return t`All changes are saved`;
    case 'unreachable':
      return t`The academy cannot be reached. Your changes are kept on this device and sent later.`;
    case 'refused': {
      const reason = errorText(error);
      return t`Not saved, but kept on this device. ${reason}`;
    }
    default:
      return save satisfies never;
  }
}

const notSaved = () => t`Not saved: please look at the marked fields.`;

function emptyText(count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: 'One cue is empty, and not saved. Write something in it, or delete it.',
    other: `${number} cues are empty, and not saved. Write something in them, or delete them.`,
  });
}

interface SaveLineProps {
  state: SessionState;
  /** A time stands as it was typed, and is not set. */
  hasRefused: boolean;
  onSave: () => void;
  onShowConflict: () => void;
}

/** How saving is doing, in one line, and what it waits for. */
export function SaveLine({ state, hasRefused, onSave, onShowConflict }: SaveLineProps) {
  const { save, edits } = state;
  const count = edits.conflicts.size;
  const number = numberText(count);
  // What waits for a choice is told by the button, a time by its field: neither is saved.
  // What is empty is told beside the rest.
  const waits = count > 0 || hasRefused;
  const isIdle = save === 'saved' || save === 'untouched';
  const empty = isIdle ? edits.shown.filter(isEmpty).length : 0;
  const isSettled = !isIdle || (!waits && empty === 0);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p role="status" className="flex gap-1.5 text-ink-soft">
        {isSettled ? icons[save] : null}
        {empty > 0 ? (
          <CircleDashed aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        ) : null}
        <span>
          {empty > 0 ? <span className="block">{emptyText(empty)}</span> : null}
          {isSettled
            ? textOf(state)
            : save === 'saved'
              ? t`All other changes are saved`
              : waits
                ? notSaved()
                : null}
        </span>
      </p>
      {save === 'refused' || save === 'unreachable' ? (
        <Button variant="outline" size="sm" className="self-start" onClick={onSave}>
          {t`Try again`}
        </Button>
      ) : null}
      {count > 0 ? (
        <Button variant="outline" size="sm" className="self-start" onClick={onShowConflict}>
          {plural(count, {
            one: `${number} cue waits for your choice`,
            other: `${number} cues wait for your choice`,
          })}
        </Button>
      ) : null}
    </div>
  );
}
