/** What is told of watching, and what a creator reads of it. */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { CallInit } from '@academy/contract/http/client.ts';
import type {
  Confusion,
  FilmMap,
  WatchedFilm,
  WatchingReport,
} from '@academy/contract/watching/watching-calls.ts';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

export type { Confusion, FilmMap, WatchedFilm };

export function sendWatching(
  { courseId, moduleId, lessonId }: LessonAddress,
  report: WatchingReport,
  init: CallInit,
) {
  return api(
    'POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/watching',
    { params: { courseId, moduleId, lessonId }, body: report },
    init,
  );
}

const choiceQuery = queryOptions({
  queryKey: ['watching', 'choice'],
  queryFn: ({ signal }) => api('GET /api/users/watching', {}, { signal }),
  staleTime: 5 * 60_000,
});

/** For a signed-in user only. */
export function useWatchingChoice() {
  return useQuery(choiceQuery);
}

export function useChooseWatching() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isCounted: boolean) => api('PUT /api/users/watching', { body: { isCounted } }),
    onSuccess: (choice) => queryClient.setQueryData(choiceQuery.queryKey, choice),
  });
}

interface ConfusionOptions {
  /** The newest film without it. */
  readonly version?: string | undefined;
  readonly enabled?: boolean;
}

/** Of one film of a lesson; the old map stays while another one is on its way. */
export function useConfusion(address: LessonAddress, { version, enabled = true }: ConfusionOptions = {}) {
  const { courseId, moduleId, lessonId } = address;
  return useQuery({
    queryKey: ['watching', 'confusion', courseId, lessonId, version ?? null],
    queryFn: ({ signal }): Promise<Confusion> =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/confusion',
        { params: { courseId, moduleId, lessonId }, query: { version } },
        { signal },
      ),
    enabled,
    placeholderData: keepPreviousData,
  });
}
