import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { refuseModuleZero } from './module-zero.ts';

export type QuizAnswers = Readonly<Record<string, string>>;

/** Has the server grade the answers: which options are right is known to it alone. */
export function useCheckQuiz(address: LessonAddress) {
  return useMutation({
    mutationFn: async (answers: QuizAnswers) => {
      refuseModuleZero(address.moduleId);
      return api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz/check', {
        params: { ...address },
        body: { answers },
      });
    },
  });
}
