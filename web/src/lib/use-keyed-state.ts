import { useCallback, useState } from 'react';

/** A state that belongs to a key, such as an id: with another key it begins anew, and what comes late for the old one is dropped. */
export function useKeyedState<T>(key: string, begin: () => T) {
  const [held, setHeld] = useState(() => ({ key, value: begin() }));
  const current = held.key === key ? held : { key, value: begin() };
  if (current !== held) setHeld(current);
  const change = useCallback(
    (next: (before: T) => T) =>
      setHeld((before) => (before.key === key ? { key, value: next(before.value) } : before)),
    [key],
  );
  return [current.value, change] as const;
}
