import { cn } from '@/lib/cn.ts';
import type { PlayerState } from '../player-state.ts';
import { distinctPercents, percentAt } from '../seek-range.ts';

interface SeekMarksProps {
  state: Pick<PlayerState, 'marks' | 'chapters' | 'hits' | 'duration'>;
}

/** Moments of the film on its bar: where chapters begin, where a word was found, and where something happens, such as a question. */
export function SeekMarks({ state: { marks, chapters, hits, duration } }: SeekMarksProps) {
  // A chapter that begins with the film divides nothing.
  const beginnings = chapters.map(({ seconds }) => seconds).filter((seconds) => seconds > 0);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {distinctPercents(beginnings, duration).map((percent) => (
        <Mark key={percent} kind="chapter" percent={percent} className="h-3 w-[3px] bg-[rgb(8_7_6/0.85)]" />
      ))}
      {distinctPercents(hits, duration).map((percent) => (
        <Mark key={percent} kind="hit" percent={percent} className="h-3.5 w-0.5 rounded-full bg-warning" />
      ))}
      {marks
        .filter((second) => second <= duration)
        .map((second) => (
          <Mark
            key={second}
            kind="question"
            percent={percentAt(second, duration)}
            className="h-2.5 w-1 rounded-full bg-white shadow-[0_0_0_1.5px_rgb(8_7_6/0.7)]"
          />
        ))}
    </div>
  );
}

interface MarkProps {
  kind: 'question' | 'chapter' | 'hit';
  percent: number;
  className: string;
}

function Mark({ kind, percent, className }: MarkProps) {
  return (
    <div
      data-mark={kind}
      className={cn('absolute top-1/2 -translate-x-1/2 -translate-y-1/2', className)}
      style={{ left: `${percent}%` }}
    />
  );
}
