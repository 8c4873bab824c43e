import { isModuleMissing, moduleMissingMessage } from '@academy/contract/notes/module-zero.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';

interface QuizPlace {
  courseId: string;
  moduleId: string;
  lessonId: string;
}

export type QuizAnswers = Readonly<Record<string, string>>;

/** Has the server grade the answers: which options are right is known to it alone. */
export function useCheckQuiz(place: QuizPlace) {
  return useMutation({
    mutationFn: async (answers: QuizAnswers) => {
      if (isModuleMissing(place.moduleId)) throw new Error(moduleMissingMessage);
      return api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz/check', {
        params: { ...place },
        body: { answers },
      });
    },
  });
}
