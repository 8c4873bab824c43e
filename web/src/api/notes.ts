import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { refuseModuleZero } from './module-zero.ts';

function noteQuery(address: LessonAddress) {
  return queryOptions({
    queryKey: ['notes', address.courseId, address.lessonId],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/note',
        { params: { ...address } },
        { signal },
      ),
  });
}

/** For a signed-in user only. Not asked for where it could not be saved either. */
export function useNote(address: LessonAddress) {
  return useQuery({ ...noteQuery(address), enabled: !isModuleMissing(address.moduleId) });
}

export function useSaveNote(address: LessonAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = noteQuery(address);
  return useMutation({
    mutationFn: async (content: string) => {
      refuseModuleZero(address.moduleId);
      // An answer that is still under way would bring back the note as it was before.
      await queryClient.cancelQueries({ queryKey });
      return api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/note', {
        params: { ...address },
        body: { content },
      });
    },
    onSuccess: (note) => queryClient.setQueryData(queryKey, note),
  });
}
