import { ApiError } from '@academy/contract/http/client.ts';

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** What the browser's tab says while a course is on its way, there, missing or out of reach. */
export function coursePageTitle(title: string | undefined, error: unknown): string {
  if (title !== undefined) return title;
  return isMissing(error) ? 'Course Not Found' : 'Course';
}
