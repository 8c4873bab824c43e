import { useEffect, useState } from 'react';

const PATIENCE_MS = 1000;

/**
 * The poster of a video that keeps its viewer waiting. Mostly the video's own first picture is there sooner; a poster that is
 * fetched beside it only makes it later.
 */
export function useLatePoster(posterUrl: string | null): string | null {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return late ? posterUrl : null;
}
