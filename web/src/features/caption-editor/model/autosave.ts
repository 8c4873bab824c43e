/** When something is sent: a moment after the last change, after a longer while for who never pauses, and again after a failure. */

/** Unreachable: it is tried again by itself. Refused: the server does not want it as it is. */
export type SaveState = 'untouched' | 'changed' | 'saving' | 'saved' | 'unreachable' | 'refused';

export const pauseMs = 800;
export const longestPauseMs = 5000;
export const firstRetryMs = 4000;
const longestRetryMs = 60_000;

interface AutosaveOptions {
  readonly hasChanges: () => boolean;
  /** Sends what there is when it is called. */
  readonly send: () => Promise<void>;
  /** Whether there is no use in sending the same again. */
  readonly isFinal: (error: unknown) => boolean;
  readonly onState: (save: SaveState, error: unknown) => void;
}

export function createAutosave({ hasChanges, send, isFinal, onState }: AutosaveOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt: number | null = null;
  let running: Promise<void> | null = null;
  let hasSaved = false;
  let isClosed = true;
  let retryMs = firstRetryMs;

  const sendIn = (ms: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void now(), ms);
  };
  const soon = (): void => {
    if (running !== null) return;
    if (!hasChanges()) {
      clearTimeout(timer);
      changedAt = null;
      onState(hasSaved ? 'saved' : 'untouched', null);
      return;
    }
    changedAt ??= Date.now();
    onState('changed', null);
    sendIn(Math.max(0, Math.min(pauseMs, changedAt + longestPauseMs - Date.now())));
  };
  const attempt = async (): Promise<void> => {
    changedAt = null;
    onState('saving', null);
    try {
      await send();
      hasSaved = true;
      retryMs = firstRetryMs;
      running = null;
      soon();
    } catch (error) {
      running = null;
      const refused = isFinal(error);
      onState(refused ? 'refused' : 'unreachable', error);
      if (refused) return;
      sendIn(retryMs);
      retryMs = Math.min(2 * retryMs, longestRetryMs);
    }
  };
  const now = (): Promise<void> => {
    clearTimeout(timer);
    if (running === null && !hasChanges()) return Promise.resolve();
    running ??= attempt();
    return running;
  };

  return {
    soon,
    now,
    isRunning: () => running !== null,
    /** Until the returned function is called, which sends what is left once more and waits for it. */
    open: () => {
      isClosed = false;
      if (hasChanges()) soon();
      return (): Promise<void> => {
        isClosed = true;
        return now();
      };
    },
  };
}
