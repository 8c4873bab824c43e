import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonFormLimits, moduleTitleMessage } from '@academy/contract/curriculum/lesson-constants.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TooLong } from '@/components/too-long.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { contractText } from '@/lib/language/contract-text.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { elementIds } from '../hooks/focus.ts';
import { useEditor } from '../hooks/use-editor.ts';
import { EditConflict } from '../model/send-change.ts';
import { isTemporary } from '../model/temporary-ids.ts';
import { draftKeys, type FieldEdit, isFieldEdit } from '../model/typed-drafts.ts';

/** Kept without words, which follow a change of language. */
const problems = {
  typed: () => t`Not saved yet`,
  empty: () => contractText('curriculum-form', 'module-title', moduleTitleMessage),
  renamed: () => t`This module was renamed elsewhere since you opened it.`,
  failed: () => t`Not saved`,
} as const;

/** Saved on leaving the field. A title that could not be saved stays as typed, with a message. */
export function ModuleTitle({ module }: { module: Module }) {
  const { change, drafts, draftsChanged, keyOf } = useEditor();
  const errorId = useId();
  const tooLongId = useId();
  const draftKey = draftKeys.moduleTitle(module._id);
  const [typed, setTyped] = useState<FieldEdit | undefined>(() => {
    const kept = drafts.read(draftKey);
    return isFieldEdit(kept) && kept.value !== module.title ? kept : undefined;
  });
  const sent = useRef<FieldEdit>(undefined);
  const [problem, setProblem] = useState<keyof typeof problems | null>(() => (typed ? 'typed' : null));

  const keep = (edit: FieldEdit | undefined) => {
    setTyped(edit);
    if (isTemporary(module._id)) return;
    drafts.keep(draftKey, edit);
    if ((edit === undefined) !== (typed === undefined)) draftsChanged();
  };
  const type = (value: string) => {
    setProblem(null);
    keep({ value, basedOn: typed?.basedOn ?? module.title });
  };
  const value = typed?.value ?? module.title;
  const isTooLong = value.length > lessonFormLimits.titleMaxLength;
  const save = async (edit: FieldEdit | undefined) => {
    // Enter saves it, and so does leaving the field a moment later.
    if (edit === undefined || edit === sent.current) return;
    const title = onOneLine(edit.value);
    if (characterCount(title) === 0) return setProblem('empty');
    if (title === module.title) return keep(undefined);
    if (isTooLong) return;
    sent.current = edit;
    const outcome = await change({
      kind: 'rename-module',
      id: module._id,
      title,
      basedOn: edit.basedOn,
    });
    sent.current = undefined;
    if (!outcome.ok) {
      setProblem(outcome.error instanceof EditConflict ? 'renamed' : 'failed');
      return;
    }
    setProblem(null);
    drafts.keep(draftKey, undefined);
    draftsChanged();
    // What was typed during the save is based on the title just saved.
    setTyped((now) => (now && now.value !== edit.value ? { ...now, basedOn: title } : undefined));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save(typed);
    if (event.key === 'Escape') {
      keep(undefined);
      setProblem(null);
    }
  };
  const order = numberText(module.order);

  return (
    <div className="min-w-0 grow">
      <input
        id={elementIds.moduleTitle(keyOf(module._id))}
        aria-label={t`Title of module ${order}`}
        aria-invalid={problem !== null || isTooLong || undefined}
        aria-describedby={isTooLong ? tooLongId : problem === null ? undefined : errorId}
        lang={textLanguage(value)}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save(typed)}
        className={cn(
          'h-11 w-full truncate rounded-control border border-transparent bg-transparent px-2 font-serif text-lg font-medium',
          'transition-colors hover:border-line hover:bg-sunken/60 focus-visible:border-accent focus-visible:bg-card focus-visible:outline-2 focus-visible:outline-offset-0',
          'aria-invalid:border-danger',
        )}
      />
      <TooLong id={tooLongId} text={value} most={lessonFormLimits.titleMaxLength} />
      {problem === null ? null : (
        <div id={errorId} role="alert" className="flex flex-wrap items-center gap-x-3 px-2 pb-1 text-sm">
          <span className="font-medium text-danger">{problems[problem]()}</span>
          {typed && onOneLine(typed.value) !== '' ? (
            <Settle
              theirs={module.title}
              onKeep={() => void save({ ...typed, basedOn: module.title })}
              onTake={() => {
                keep(undefined);
                setProblem(null);
              }}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}

interface SettleProps {
  theirs: string;
  onKeep: () => void;
  onTake: () => void;
}

function Settle({ theirs, onKeep, onTake }: SettleProps) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <Button variant="link" size="sm" onClick={onKeep}>
        {t`Save mine`}
      </Button>
      <Button variant="link" size="sm" onClick={onTake}>
        <span className="max-w-60 truncate">
          <Trans>Use “{theirs}”</Trans>
        </span>
      </Button>
    </span>
  );
}
