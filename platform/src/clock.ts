/** Where the time comes from. Handed in, so that a test can say what the time is instead of waiting for it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
