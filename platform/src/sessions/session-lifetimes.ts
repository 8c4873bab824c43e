const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const sessionLifetimes = {
  accessMs: 10 * minuteMs,
  /** An unused session ends after this; each refresh starts it again. */
  idleMs: 30 * dayMs,
  /** However often it is used, a session ends after this. */
  absoluteMs: 90 * dayMs,
  /** Two tabs may refresh at once: the previous token is accepted for so long. */
  graceMs: 10_000,
} as const;
