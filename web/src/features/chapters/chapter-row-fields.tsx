import { chapterLimits } from '@academy/contract/chapters/chapter-limits.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, Play, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { tooLongText } from '@/lib/too-long.ts';
import { type ChapterRow, type RowProblem, secondsOf } from './chapter-rows.ts';

interface ChapterRowFieldsProps {
  row: ChapterRow;
  filmSeconds: number;
  number: number;
  /** Null as long as nothing is to be said of it. */
  problem: RowProblem | null;
  onChange: (row: ChapterRow) => void;
  onRemove: () => void;
  onEnter: () => void;
  /** Shows its moment in the film. */
  onShow: (seconds: number) => void;
}

const problemWords: Record<RowProblem, (filmSeconds: number, title: string) => string> = {
  no_time: () => t`Type a moment of the film, such as 0:20.`,
  after_end: (filmSeconds) => {
    const end = timeText(filmSeconds);
    return t`The film ends at ${end}.`;
  },
  same_time: () => t`Another chapter begins at this second.`,
  no_title: () => t`A chapter needs a title.`,
  long_title: (_, title) => tooLongText(title, chapterLimits.titleLength) ?? '',
};

/** One chapter: when it begins, and what it is called. */
export function ChapterRowFields(props: ChapterRowFieldsProps) {
  const { row, filmSeconds, number, problem, onChange, onRemove, onEnter, onShow } = props;
  const problemId = useId();
  const place = numberText(number);
  const seconds = secondsOf(row);
  const isOfTitle = problem === 'no_title' || problem === 'long_title';
  const invalid = (isWrong: boolean) =>
    isWrong ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would save the form of the lesson around it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <li>
      <div className="flex items-center gap-1">
        <Input
          data-chapter-time={row.key}
          aria-label={t`Beginning of chapter ${place}`}
          className="w-24! shrink-0 figures-tabular max-sm:w-20! max-sm:px-3!"
          placeholder="0:00"
          value={row.time}
          onChange={({ target }) => onChange({ ...row, time: target.value })}
          onKeyDown={onKeyDown}
          {...invalid(problem !== null && !isOfTitle)}
        />
        <Input
          data-chapter-title={row.key}
          aria-label={t`Title of chapter ${place}`}
          lang={textLanguage(row.title)}
          placeholder={t`What this part is about`}
          value={row.title}
          onChange={({ target }) => onChange({ ...row, title: target.value })}
          onKeyDown={onKeyDown}
          {...invalid(isOfTitle)}
        />
        <Button
          variant="ghost"
          size="icon"
          // On a phone the title needs the room.
          className="max-sm:hidden"
          aria-label={t`Show chapter ${place} in the film`}
          disabled={Number.isNaN(seconds)}
          onClick={() => onShow(seconds)}
        >
          <Play aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t`Remove chapter ${place}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {problem ? (
        <p id={problemId} className="flex items-center gap-1.5 py-1 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="size-4" />
          {problemWords[problem](filmSeconds, row.title)}
        </p>
      ) : null}
    </li>
  );
}
