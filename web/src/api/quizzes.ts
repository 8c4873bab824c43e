import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { isModuleMissing, moduleMissingMessage } from '@academy/contract/notes/module-zero.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from './client/api.ts';

export type QuizAnswers = Readonly<Record<string, string>>;

/** Has the server grade the answers: which options are right is known to it alone. */
export function useCheckQuiz(address: LessonAddress) {
  return useMutation({
    mutationFn: async (answers: QuizAnswers) => {
      if (isModuleMissing(address.moduleId)) throw new Error(moduleMissingMessage);
      return api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz/check', {
        params: { ...address },
        body: { answers },
      });
    },
  });
}
