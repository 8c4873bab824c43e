import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** For the author: the names and terms of a course. */
function wordListQuery(courseId: string) {
  return queryOptions({
    queryKey: ['word-list', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/word-list', { params: { courseId } }, { signal }),
  });
}

export function useWordList(courseId: string) {
  return useQuery(wordListQuery(courseId));
}

export function useSaveWordList(courseId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = wordListQuery(courseId);
  return async (words: string[], revision: number) => {
    const saved = await api('PUT /api/courses/{courseId}/word-list', {
      params: { courseId },
      body: { words, revision },
    });
    queryClient.setQueryData(queryKey, saved);
    return saved;
  };
}
