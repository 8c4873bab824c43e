import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { t } from '@lingui/core/macro';
import { SpellCheck } from 'lucide-react';
import { memo } from 'react';
import { TooLong } from '@/components/too-long.tsx';
import { Button } from '@/components/ui/button.tsx';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { useLanguage } from '@/lib/language/language.ts';
import { numberText } from '@/lib/language/numbers.ts';
import type { CueAction } from '../cue-commands.ts';
import type { CueConflict, CueText } from '../model/cue-edits.ts';
import { isMarked, marksOf } from '../model/cue-marks.ts';
import type { Edge } from '../model/cue-operations.ts';
import { takeSuggestion, wordSuggestions } from '../model/word-suggestions.ts';
import type { OnRefused, RefusedTimes } from '../use-refused-times.ts';
import { CueConflictCard } from './cue-conflict-card.tsx';
import { CueMarksLine } from './cue-marks-line.tsx';
import { CueTimes } from './cue-times.tsx';
import { CueTools } from './cue-tools.tsx';

/** They stay the same for all rows, so that a row is drawn anew only for something of its own. */
export interface CueActions {
  readonly write: (id: string, text: string) => void;
  readonly time: (id: string, edge: Edge, ms: number) => void;
  readonly act: (id: string, action: CueAction) => void;
  readonly choose: (id: string, keep: 'mine' | 'theirs') => void;
  readonly enter: (id: string) => void;
}

interface CueRowProps {
  cue: CueText;
  previous: CueText | undefined;
  /** Its place in the list, from 1 on. */
  place: number;
  count: number;
  /** The end of the film. */
  lastMs: number;
  /** It is being written in. */
  isActive: boolean;
  /** The film is there. */
  isCurrent: boolean;
  conflict: CueConflict | undefined;
  refused: RefusedTimes | undefined;
  onRefused: OnRefused;
  language: string;
  words: readonly string[];
  actions: CueActions;
}

export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { cue, previous, place, count, isActive, isCurrent, conflict } = props;
  const { lastMs, refused, onRefused, language, words, actions } = props;
  // Drawn anew for its own sake alone, it would keep the words of the language before.
  useLanguage();
  const { id, text } = cue;
  const number = numberText(place);
  const marks = marksOf(cue, previous);
  const isTooLong = text.length > captionLimits.cueTextLength;
  const tooLongId = `too-long-${id}`;
  const marksId = `marks-${id}`;
  const suggestions = wordSuggestions(text, words);
  return (
    <li
      data-row={id}
      aria-posinset={place}
      aria-setsize={count}
      aria-current={isCurrent || undefined}
      onFocus={() => actions.enter(id)}
      className={cn(
        'flex scroll-mt-84 scroll-mb-16 flex-col gap-2 border-b border-l-4 border-line py-2.5 pr-1 pl-3 lg:scroll-mt-24',
        isCurrent ? 'border-l-ink bg-chosen' : 'border-l-transparent',
      )}
    >
      <div className="flex flex-col gap-2 sm:flex-row sm:items-start">
        <div className="flex items-start gap-1 sm:flex-col lg:flex-row xl:flex-col">
          <CueTimes
            cue={cue}
            number={number}
            lastMs={lastMs}
            refused={refused}
            onTime={actions.time}
            onRefused={onRefused}
          />
        </div>
        <textarea
          data-cue={id}
          aria-label={t`Text of cue ${number}`}
          aria-describedby={isTooLong ? tooLongId : isMarked(marks) ? marksId : undefined}
          lang={language}
          dir="auto"
          rows={Math.max(2, text.split('\n').length)}
          aria-invalid={isTooLong || undefined}
          value={text}
          onChange={({ target }) => actions.write(id, target.value)}
          className={cn(controlClasses, 'min-h-19 grow resize-none px-3! py-2 [field-sizing:content]')}
        />
      </div>
      <TooLong id={tooLongId} text={text} most={captionLimits.cueTextLength} />
      {isMarked(marks) ? <CueMarksLine marks={marks} id={marksId} /> : null}
      {suggestions.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <SpellCheck aria-hidden="true" className="size-4 text-ink-soft" />
          {suggestions.map(({ found, word }) => (
            <Button
              key={found}
              variant="outline"
              size="sm"
              onClick={() => actions.write(id, takeSuggestion(text, { found, word }))}
            >
              <span lang={language}>{`${found} → ${word}`}</span>
            </Button>
          ))}
        </div>
      ) : null}
      {conflict ? (
        <CueConflictCard conflict={conflict} onChoose={(keep) => actions.choose(id, keep)} />
      ) : null}
      {isActive ? <CueTools label={t`Cue ${number}`} onAction={(action) => actions.act(id, action)} /> : null}
    </li>
  );
});
