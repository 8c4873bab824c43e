import { player } from '@academy/contract/videos/player-constants.ts';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react';
import { positionText } from '@/lib/language/times.ts';
import { chapterAt } from '../bar-contents.ts';
import type { PlayerStore } from '../create-player-store.ts';
import type { PlayerState } from '../player-state.ts';
import { percentAt, secondsAt } from '../seek-range.ts';
import { SeekBubble } from './seek-bubble.tsx';
import { SeekMarks } from './seek-marks.tsx';
import { Slider } from './slider.tsx';

const ARROW_SECONDS = 5;

interface SeekBarProps {
  store: PlayerStore;
  state: PlayerState;
}

export function SeekBar({ store, state }: SeekBarProps) {
  const { currentTime, duration, ready } = state;
  const [moved, setMoved] = useMovedTo(currentTime);
  const [pointed, setPointed] = useState<number | null>(null);
  const usable = ready && duration > 0;
  const value = moved ?? percentAt(currentTime, duration);
  const shown = moved === null ? currentTime : secondsAt(moved, duration);
  const aimed = moved ?? pointed;
  const chapter = chapterAt(state.chapters, shown);
  const valueText = [positionText(shown, duration), chapter?.title].filter(Boolean).join(', ');

  const onMove = (percent: number) => {
    setMoved(percent);
    store.touch();
  };
  const onCommit = useCallback((percent: number) => store.seek(percent), [store]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    store.seekBy(direction * ARROW_SECONDS);
  };
  const onPointerMove = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.pointerType === 'mouse') setPointed(((event.clientX - left) / width) * player.seekMax);
  };

  return (
    <div className="relative">
      <Slider
        label={t`Seek`}
        value={value}
        max={player.seekMax}
        step="any"
        valueText={valueText}
        disabled={!usable}
        onMove={onMove}
        onCommit={onCommit}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPointed(null)}
      >
        {state.buffered.map(({ start, end }) => (
          <div
            key={start}
            data-buffered
            className="absolute inset-y-0 bg-white/35"
            style={{
              left: `${percentAt(start, duration)}%`,
              width: `${percentAt(end, duration) - percentAt(start, duration)}%`,
            }}
          />
        ))}
      </Slider>
      {usable ? <SeekMarks state={state} /> : null}
      {usable && aimed !== null ? <SeekBubble percent={aimed} state={state} /> : null}
    </div>
  );
}

/** Where the slider was moved to, until the video says where it is: else it would jump back in between. */
function useMovedTo(currentTime: number) {
  const [moved, setMoved] = useState<{ to: number; from: number } | null>(null);
  if (moved !== null && moved.from !== currentTime) setMoved(null);
  return [moved === null ? null : moved.to, (to: number) => setMoved({ to, from: currentTime })] as const;
}
