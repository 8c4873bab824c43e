/**
 * A moment is a second in the film of a lesson, and `?t=761` after the lesson's address leads to it. Notes, captions, search
 * and whatever else points into a film make and read that part of an address here.
 */

/** The name of the parameter. */
export const momentParameter = 't';

/** No film of a lesson is longer than a day. */
export const lastSecond = 86_400;

/** The whole second that a point of a film belongs to; what is no time belongs to the first. */
export function momentAt(seconds: number): number {
  return Number.isFinite(seconds) ? Math.min(lastSecond, Math.max(0, Math.floor(seconds))) : 0;
}

/** The query of a lesson's address that leads to this second. */
export function momentSearch(seconds: number): { [momentParameter]: string } {
  return { [momentParameter]: String(momentAt(seconds)) };
}

/** The second that an address names. Anyone may have written it: what is not a plain number of seconds names none. */
export function readMoment(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,5}(?:\.\d{1,6})?$/.test(text)) return undefined;
  const seconds = Number(text);
  return seconds <= lastSecond ? seconds : undefined;
}

/** Whether the film is over before it comes to this second. Of a film whose length is not known, none or 0, nothing is said. */
export function isAfterEnd(seconds: number, filmSeconds: number | null): boolean {
  return filmSeconds !== null && filmSeconds > 0 && seconds > filmSeconds;
}

/** Within the film: beyond its end there is no picture, so the last second is shown. */
export function momentWithin(seconds: number, durationSeconds: number): number {
  if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return 0;
  return Math.min(seconds, Math.max(0, durationSeconds - 1));
}
