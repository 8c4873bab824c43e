/**
 * Goes on asking for a stream whose connection was lost: more and more seldom, and at once when the browser is back
 * online. As long as there is something buffered the viewer need not know.
 */
interface LoadAgainOptions {
  readonly load: () => void;
  /** Nothing is left to play, and asking again has not helped. */
  readonly onLost: () => void;
  readonly isStarved: () => boolean;
}

export interface LoadAgain {
  readonly failed: () => void;
  readonly succeeded: () => void;
  readonly stop: () => void;
}

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 8000;
/** A connection that blinks is no reason for an error message. */
const ATTEMPTS_BEFORE_LOST = 3;

export function createLoadAgain({ load, onLost, isStarved }: LoadAgainOptions): LoadAgain {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadNow = () => {
    clearTimeout(timer);
    if (attempts > 0) load();
  };
  window.addEventListener('online', loadNow);

  return {
    failed: () => {
      attempts += 1;
      clearTimeout(timer);
      timer = setTimeout(loadNow, Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1)));
      if (attempts >= ATTEMPTS_BEFORE_LOST && isStarved()) onLost();
    },
    succeeded: () => {
      attempts = 0;
      clearTimeout(timer);
    },
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('online', loadNow);
    },
  };
}
