import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { chapterAt, type FilmStoryboard } from '../bar-contents.ts';
import type { PlayerState } from '../player-state.ts';
import { secondsAt } from '../seek-range.ts';
import { storyboardPicture } from '../storyboard-picture.ts';

interface SeekBubbleProps {
  percent: number;
  state: Pick<PlayerState, 'duration' | 'chapters' | 'storyboard'>;
}

/** What is at the moment under the pointer or the finger: picture, chapter and time. At the edges it stays within the player. */
export function SeekBubble({ percent, state: { duration, chapters, storyboard } }: SeekBubbleProps) {
  const seconds = secondsAt(percent, duration);
  const chapter = chapterAt(chapters, seconds)?.title;
  const halfWidth = storyboard || chapter ? 'var(--seek-bubble)' : '1.75rem';
  return (
    <div
      aria-hidden="true"
      data-seek-bubble={storyboard || chapter ? 'large' : 'small'}
      className="pointer-events-none absolute bottom-9 z-20 flex -translate-x-1/2 flex-col items-center gap-1 text-center text-sm font-semibold text-white [--seek-bubble:3.5rem] @lg/player:[--seek-bubble:5rem]"
      style={{ left: `clamp(${halfWidth}, ${percent}%, calc(100% - ${halfWidth}))` }}
    >
      {storyboard ? <SmallPicture storyboard={storyboard} seconds={seconds} /> : null}
      <span
        className={cn(
          'rounded-control bg-ground/95 px-2 py-0.5 figures-tabular',
          // On the lower edge of the picture, since a small stage has no room for one below the other.
          storyboard && 'relative -mt-4.5',
        )}
      >
        {timeText(seconds)}
      </span>
      {chapter === undefined ? null : (
        <span
          lang={textLanguage(chapter)}
          className="line-clamp-2 max-w-[calc(2*var(--seek-bubble))] rounded-control bg-ground/95 px-2 py-0.5 @max-lg/player:line-clamp-1"
        >
          {chapter}
        </span>
      )}
    </div>
  );
}

interface SmallPictureProps {
  storyboard: FilmStoryboard;
  seconds: number;
}

/** One picture of a sheet, which is fetched only now. A sheet that cannot be fetched leaves the time alone. */
function SmallPicture({ storyboard, seconds }: SmallPictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture = storyboardPicture(storyboard, seconds);
  if (picture === null) return null;
  const { sheet, column, row } = picture;
  const src = storyboard.sheetUrl(sheet);
  if (src === failed) return null;
  return (
    <div
      className="relative w-[calc(2*var(--seek-bubble))] overflow-hidden rounded-control border border-white/60 bg-ground"
      style={{ aspectRatio: `${storyboard.width} / ${storyboard.height}` }}
    >
      <img
        src={src}
        alt=""
        className="absolute h-auto max-w-none"
        style={{ width: `${storyboard.columns * 100}%`, left: `${-column * 100}%`, top: `${-row * 100}%` }}
        onError={() => setFailed(src)}
      />
    </div>
  );
}
