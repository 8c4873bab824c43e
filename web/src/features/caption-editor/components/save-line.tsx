import { plural, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CloudOff, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import type { SaveState } from '../model/autosave.ts';
import type { SessionState } from '../model/caption-session.ts';

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
  const waits = count > 0 || hasRefused;
  const isSettled = !waits || (save !== 'saved' && save !== 'untouched');
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p role="status" className="flex gap-1.5 text-ink-soft">
        {isSettled ? icons[save] : null}
        {isSettled ? textOf(state) : save === 'saved' ? t`All other changes are saved` : notSaved()}
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
