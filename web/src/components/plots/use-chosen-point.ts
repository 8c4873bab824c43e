import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface PointsAsked {
  readonly count: number;
  /** How a point is named and what it says, for screen readers. */
  readonly textOf: (index: number) => string;
  readonly label: string;
  /** Points of a line stand at both ends too; bars have the same room each. */
  readonly lie: 'from-end-to-end' | 'side-by-side';
}

/**
 * The point of a plot whose values are shown: under the pointer or the finger, or moved to with the arrow keys. For screen
 * readers it is a slider, whose value they read out when it moves.
 */
export function useChosenPoint({ count, textOf, label, lie }: PointsAsked) {
  const [asked, setAsked] = useState<number | null>(null);
  // Fewer days may have come since.
  const chosen = asked === null || count === 0 ? null : Math.min(asked, count - 1);
  const now = chosen ?? count - 1;

  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    const place = lie === 'side-by-side' ? Math.floor(share * count) : Math.round(share * (count - 1));
    setAsked(Math.max(0, Math.min(count - 1, place)));
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setAsked(null);
    const to = placeAfter(event.key, now, count);
    if (to === undefined) return;
    event.preventDefault();
    setAsked(Math.max(0, Math.min(count - 1, to)));
  };

  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 1,
    'aria-valuemax': count,
    'aria-valuenow': now + 1,
    'aria-valuetext': textOf(now),
    onKeyDown: moveByKey,
    onFocus: () => setAsked((before) => before ?? count - 1),
    onBlur: () => setAsked(null),
    onPointerDown: moveTo,
    onPointerMove: moveTo,
    onPointerLeave: (event: PointerEvent) => {
      // A finger leaves when it is lifted: what it pointed at is still to be read.
      if (event.pointerType === 'mouse') setAsked(null);
    },
  } as const;
  return { chosen, slider };
}

function placeAfter(key: string, now: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return now - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return now + 1;
    case 'PageUp':
      return now + 7;
    case 'PageDown':
      return now - 7;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
