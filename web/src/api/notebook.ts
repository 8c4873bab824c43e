import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

export interface NotebookFilter {
  readonly search: string;
  /** Empty for all courses. */
  readonly courseId: string;
}

/** All notes of the signed-in user, page after page; what was found before stays until the next is there. */
export function useNotebook({ search, courseId }: NotebookFilter) {
  return useInfiniteQuery({
    queryKey: ['notebook', search, courseId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/notebook', { query: { search, courseId, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
    placeholderData: (before) => before,
  });
}

/** Where the file of these notes is fetched from. */
export function notebookFile(format: 'markdown' | 'anki', courseId: string): string {
  const query = new URLSearchParams({ format, ...(courseId === '' ? {} : { courseId }) });
  return `/api/notebook/export?${query}`;
}
