import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

export type { Chapters } from '@academy/contract/chapters/chapter-calls.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/chapters';

function chaptersQuery({ courseId, moduleId, lessonId }: LessonAddress) {
  return queryOptions({
    queryKey: ['chapters', courseId, lessonId],
    queryFn: ({ signal }) => api(`GET ${path}`, { params: { courseId, moduleId, lessonId } }, { signal }),
  });
}

export function useChapters(address: LessonAddress, { enabled = true } = {}) {
  return useQuery({ ...chaptersQuery(address), enabled });
}

/** The editor decides when it takes over what somebody else saved. */
export function useManagedChapters(address: LessonAddress) {
  return useQuery({ ...chaptersQuery(address), refetchOnWindowFocus: false });
}

interface ChaptersSave {
  readonly chapters: readonly Chapter[];
  readonly revision: number;
}

export function useSaveChapters({ courseId, moduleId, lessonId }: LessonAddress) {
  const queryClient = useQueryClient();
  const params = { courseId, moduleId, lessonId };
  return useMutation({
    mutationFn: ({ chapters, revision }: ChaptersSave) =>
      api(`PUT ${path}`, { params, body: { chapters: [...chapters], revision } }),
    onSuccess: (saved) => queryClient.setQueryData(chaptersQuery(params).queryKey, saved),
  });
}

/** Made when it is asked for, and kept nowhere. */
export function useProposeChapters({ courseId, moduleId, lessonId }: LessonAddress) {
  return useMutation({
    mutationFn: () => api(`GET ${path}/proposal`, { params: { courseId, moduleId, lessonId } }),
  });
}
