import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Which of the linked bars is read out. A finger cannot point without tapping: its first tap reads the bar out, and the second
 * follows the link.
 */
export function usePointedBar() {
  const [pointed, setPointed] = useState<number | null>(null);
  const isFirstTap = useRef(false);
  const point = (place: number | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPointed(place);
  };
  const handlersOf = (bar: number) => ({
    onPointerEnter: point(bar),
    onPointerLeave: point(null),
    onFocus: () => setPointed(bar),
    onBlur: () => setPointed(null),
    onPointerDown: (event: PointerEvent) => {
      isFirstTap.current = event.pointerType === 'touch' && pointed !== bar;
    },
    onClick: (event: MouseEvent) => {
      if (isFirstTap.current) event.preventDefault();
      isFirstTap.current = false;
    },
  });
  return { pointed, handlersOf };
}
