/** A closed terminal asks for the same orderly stop as any other end. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Even when something hangs, an orderly stop takes no longer than this, and a forced one even less. */
const LONGEST_STOP_MS = 60_000;
const LONGEST_FORCED_STOP_MS = 10_000;

export interface StopSignals {
  /** Aborted by the first request to stop. */
  readonly requested: AbortSignal;
  /** Aborted by the second one, which means: do not wait. */
  readonly forced: AbortSignal;
  ignore(): void;
}

export function listenForStop(): StopSignals {
  const requested = new AbortController();
  const forced = new AbortController();
  let deadline: NodeJS.Timeout | undefined;
  const onSignal = () => {
    if (forced.signal.aborted) process.exit(1);
    const force = requested.signal.aborted;
    clearTimeout(deadline);
    deadline = setTimeout(() => process.exit(1), force ? LONGEST_FORCED_STOP_MS : LONGEST_STOP_MS);
    (force ? forced : requested).abort();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    requested: requested.signal,
    forced: forced.signal,
    ignore() {
      clearTimeout(deadline);
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}

export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
