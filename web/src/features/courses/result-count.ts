import { catalogue } from '@academy/contract/courses/course-constants.ts';

interface ListFacts {
  count: number;
  limit: number;
  /** A list that was given a length of its own, as on the home page, does not grow. */
  fixedLimit?: boolean;
}

/** A list that came back full may go on; one request can ask for no more than the largest limit. */
export function canLoadMore({ count, limit, fixedLimit = false }: ListFacts): boolean {
  return !fixedLimit && count >= limit && limit < catalogue.maxLimit;
}

export function resultCountText({ count, limit }: ListFacts): string {
  if (count === 0) return 'No courses';
  if (count === 1) return '1 course';
  return canLoadMore({ count, limit }) ? `Showing the first ${count} courses` : `${count} courses`;
}
