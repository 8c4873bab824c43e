/** Asked each time a process has ended unexpectedly: how long to pause before it starts again, or null to give up. */
export type RestartRule = (livedMs: number, nowMs: number) => number | null;

interface BackOff {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** A process that ran this long was healthy: the pauses start over. */
  readonly wellAfterMs: number;
}

/** Never gives up, but waits twice as long each time. */
export function backOff({ firstPauseMs, longestPauseMs, wellAfterMs }: BackOff): RestartRule {
  let pauseMs = firstPauseMs;
  return (livedMs) => {
    if (livedMs >= wellAfterMs) pauseMs = firstPauseMs;
    const thisPauseMs = pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    return thisPauseMs;
  };
}

interface AtMost {
  readonly times: number;
  readonly withinMs: number;
  readonly pauseMs: number;
}

/** Gives up on a process that cannot stay alive, so that the academy's own supervisor learns of it. */
export function atMost({ times, withinMs, pauseMs }: AtMost): RestartRule {
  let restartedAt: number[] = [];
  return (_, nowMs) => {
    restartedAt = restartedAt.filter((ms) => nowMs - ms < withinMs);
    if (restartedAt.length >= times) return null;
    restartedAt.push(nowMs);
    return pauseMs;
  };
}
