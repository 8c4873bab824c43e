const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const sessionLifetimes = {
  accessMs: 10 * minuteMs,
  /** A session that nobody uses ends after this; each refresh begins it anew. */
  idleMs: 30 * dayMs,
  /** However often it is used, a session ends after this. */
  absoluteMs: 90 * dayMs,
  /** Two tabs may refresh at once: the token before the present one is good for so long. */
  graceMs: 10_000,
} as const;
