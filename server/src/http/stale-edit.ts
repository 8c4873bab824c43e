import { HttpError } from './http-error.ts';

/**
 * Refuses a save that is based on an older state than there is now, so that nobody's newer edit is lost unseen. Who
 * names no revision wants the last word.
 */
export function refuseStaleEdit(
  thing: 'course' | 'module' | 'lesson',
  { given, current }: { given: number | undefined; current: number },
): void {
  if (given === undefined || given === current) return;
  throw new HttpError('conflict', `Someone changed this ${thing} since you opened it.`);
}
