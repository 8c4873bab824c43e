import { player } from '@academy/contract/videos/player-constants.ts';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react';
import { positionText, timeText } from '@/lib/language/times.ts';
import type { PlayerStore } from '../create-player-store.ts';
import type { PlayerState } from '../player-state.ts';
import { percentAt, secondsAt } from '../seek-range.ts';
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
        valueText={positionText(shown, duration)}
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
      {usable ? <Marks seconds={state.marks} duration={duration} /> : null}
      {usable ? <TimeTip percent={moved ?? pointed} duration={duration} /> : null}
    </div>
  );
}

/** Moments at which something happens, such as a question. They are told where they happen. */
function Marks({ seconds, duration }: { seconds: readonly number[]; duration: number }) {
  return seconds
    .filter((second) => second <= duration)
    .map((second) => (
      <div
        key={second}
        data-mark
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 h-2.5 w-1 -translate-x-1/2 -translate-y-1/2 rounded-full bg-white shadow-[0_0_0_1.5px_rgb(8_7_6/0.7)]"
        style={{ left: `${percentAt(second, duration)}%` }}
      />
    ));
}

/** The time under the pointer; at the edges it stays within the player. */
function TimeTip({ percent, duration }: { percent: number | null; duration: number }) {
  if (percent === null) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute bottom-9 -translate-x-1/2 rounded-control bg-ground/95 px-2 py-0.5 text-sm font-semibold text-white figures-tabular"
      style={{ left: `clamp(1.75rem, ${percent}%, calc(100% - 1.75rem))` }}
    >
      {timeText(secondsAt(percent, duration))}
    </div>
  );
}

/** Where the slider was moved to, until the video says where it is: else it would jump back in between. */
function useMovedTo(currentTime: number) {
  const [moved, setMoved] = useState<{ to: number; from: number } | null>(null);
  if (moved !== null && moved.from !== currentTime) setMoved(null);
  return [moved === null ? null : moved.to, (to: number) => setMoved({ to, from: currentTime })] as const;
}
