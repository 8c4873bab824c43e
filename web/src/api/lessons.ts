import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

export function lessonQuery({ courseId, moduleId, lessonId }: LessonAddress) {
  return queryOptions({
    queryKey: ['lessons', courseId, moduleId, lessonId],
    queryFn: async ({ signal }) => {
      const inModule = api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}',
        { params: { courseId, moduleId, lessonId } },
        { signal },
      );
      if (!isModuleMissing(moduleId)) return inModule;
      // The legacy address names no module, so the first call is bound to fail; it stays, as links of old expect it.
      return inModule.catch(() =>
        api('GET /api/courses/{courseId}/lessons/{lessonId}', { params: { courseId, lessonId } }, { signal }),
      );
    },
    meta: { outlastsSession: true },
  });
}

/** `enabled` is false for an address that names no lesson, and for a visitor: there is nothing to ask for. */
export function useLesson(address: LessonAddress, { enabled }: { enabled: boolean }) {
  return useQuery({ ...lessonQuery(address), enabled });
}
