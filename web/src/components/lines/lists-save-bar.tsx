import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormPart } from '@/components/form-parts.ts';
import { SaveButton } from '@/components/save-button.tsx';
import { SavedElsewhere } from '@/components/saved-elsewhere.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { KeptLists } from './use-kept-lists.ts';
import type { ListsState } from './use-sending.ts';

interface ListsSaveBarProps {
  saveLabel: string;
  kept: KeptLists;
  /** Why the last save failed, in words. */
  reason: string;
  /** What is saved here, where it is not lines. */
  words?: SaveWords;
  /** What each list is called. */
  labels?: Readonly<Record<string, string>>;
}

interface SaveWords {
  readonly saved: string;
  readonly conflict: string;
}

const lineWords = (): SaveWords => ({
  saved: t`The lines are saved`,
  conflict: t`These lines were changed elsewhere since you opened them.`,
});

const icons: Record<ListsState, ReactNode> = {
  untouched: null,
  saved: <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />,
  changed: <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />,
  saving: <Spinner className="mt-0.5 size-4 shrink-0" />,
  invalid: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />,
  failed: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />,
  conflict: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />,
};

function textOf(state: ListsState, reason: string, saved: string): string {
  switch (state) {
    case 'untouched':
      return '';
    case 'saved':
      return saved;
    case 'changed':
      return t`Not saved yet, kept on this device`;
    case 'saving':
      return t`Saving...`;
    case 'invalid':
      return t`Not saved: please look at the marked fields.`;
    case 'conflict':
      return t`Not saved, but kept on this device.`;
    case 'failed':
      return t`Not saved, but kept on this device. ${reason}`;
    default:
      return state satisfies never;
  }
}

/** The save of lists, and one line on how it is doing. */
export function ListsSaveBar(props: ListsSaveBarProps) {
  const { saveLabel, kept, reason, words = lineWords(), labels = {} } = props;
  const { state, versions } = kept;
  const isUnchanged = state === 'saved' || state === 'untouched';
  const { bar, save } = useFormPart({ changed: !isUnchanged, save: kept.save });
  const button = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // Who pressed the button goes on where the two versions are; who writes on is left alone.
  useEffect(() => {
    if (state !== 'conflict' || document.activeElement !== button.current) return;
    notice.current?.focus({ preventScroll: true });
  }, [state]);
  /** The button that was pressed goes away; this one stays. */
  const goOnHere = (choose: () => unknown) => () => {
    button.current?.focus({ preventScroll: true });
    choose();
  };
  const nameOf = (name: string) => labels[name] ?? name;

  return (
    <div ref={bar} className="flex flex-col gap-3">
      {state === 'conflict' ? (
        // Where the button was that was just pressed: a second press in haste meets no choice.
        <div ref={notice} tabIndex={-1} className="rounded-control">
          <SavedElsewhere
            title={words.conflict}
            {...(versions && {
              clashes: versions.clashes.map(({ name, ...texts }) => ({ label: nameOf(name), ...texts })),
              others: versions.others.map(nameOf),
            })}
            onTakeTheirs={goOnHere(kept.takeTheirs)}
            onKeepMine={goOnHere(kept.keepMine)}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SaveButton
          ref={button}
          pending={state === 'saving'}
          unchanged={isUnchanged}
          onClick={() => void save()}
        >
          {saveLabel}
        </SaveButton>
        {state === 'changed' || state === 'invalid' || state === 'failed' ? (
          <Button variant="ghost" size="sm" onClick={goOnHere(kept.discard)}>
            {t`Discard changes`}
          </Button>
        ) : null}
        <p role="status" className="flex min-w-0 flex-1 basis-48 gap-2 text-sm text-ink-soft">
          {icons[state]}
          {textOf(state, reason, words.saved)}
        </p>
      </div>
    </div>
  );
}
