import { useDeferredValue, useEffect, useState } from 'react';

const typingPauseMs = 250;

/** What is typed, once the typing pauses; an emptied field is empty at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), typed === '' ? 0 : typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return useDeferredValue(settled);
}
