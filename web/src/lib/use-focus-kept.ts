import { type RefCallback, useEffect, useRef, useState } from 'react';

/**
 * What was pressed may be gone with the state it belonged to, and the keyboard would begin the page anew. Then the focus goes to
 * the element with this ref, drawn for the new state. It is never taken away from anything.
 */
export function useFocusKept(state: unknown): RefCallback<HTMLElement> {
  const before = useRef(state);
  const place = useRef<HTMLElement>(null);
  const [ref] = useState(() => (element: HTMLElement | null) => {
    place.current = element;
  });
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // After a dialog that closed has given the focus back.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || !activeElement.isConnected) {
        place.current?.focus();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return ref;
}
