import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { RequestOf, ResponseOf } from '@academy/contract/http/client.ts';
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { curriculumQuery } from './curriculum.ts';
import { refuseModuleZero } from './module-zero.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz';

/** By question: an option or a text, or several options. */
export type QuizAnswers = Readonly<Record<string, string | readonly string[]>>;
export type Quiz = ResponseOf<`GET ${typeof path}`>;
export type Question = Quiz['questions'][number];
export type QuizResult = ResponseOf<`POST ${typeof path}/check`>;
export type QuestionResult = QuizResult['results'][string];
export type ManagedQuiz = ResponseOf<`GET ${typeof path}/questions`>;
export type ManagedQuestion = ManagedQuiz['questions'][number];
export type QuizSave = RequestOf<`PUT ${typeof path}/questions`>['body'];

const quizKey = ({ courseId, lessonId }: LessonAddress) => ['quizzes', courseId, lessonId];

/** The questions of a lesson as they are asked; none of them where it has the sample questions. */
export function useQuiz(address: LessonAddress, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: quizKey(address),
    queryFn: ({ signal }) => api(`GET ${path}`, { params: { ...address } }, { signal }),
    enabled,
  });
}

/** Has the server grade the answers: which of them are right is known to it alone. */
export function useCheckQuiz(address: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answers: QuizAnswers) => {
      refuseModuleZero(address.moduleId);
      return api(`POST ${path}/check`, { params: { ...address }, body: { answers } });
    },
    // Attempts and the best result are new; and after a refusal the questions may be.
    onSettled: () => queryClient.invalidateQueries({ queryKey: quizKey(address) }),
  });
}

interface FilmAnswers {
  readonly answers: QuizAnswers;
  readonly result: Pick<QuizResult, 'results'>;
}

const nothingAnswered: FilmAnswers = { answers: {}, result: { results: {} } };

/** What the film had graded in this visit: the server keeps which answers were right, and not what was answered. */
export function useFilmAnswers({ courseId, lessonId }: LessonAddress) {
  const queryClient = useQueryClient();
  const queryKey = ['film-answers', courseId, lessonId];
  const { data: inFilm = nothingAnswered } = useQuery<FilmAnswers>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const keep = ({ answers, result }: FilmAnswers): void => {
    queryClient.setQueryData<FilmAnswers>(queryKey, (before = nothingAnswered) => ({
      answers: { ...before.answers, ...answers },
      result: { results: { ...before.result.results, ...result.results } },
    }));
  };
  return { inFilm, keep };
}

function managedQuizQuery(address: LessonAddress) {
  return queryOptions({
    queryKey: ['managed-quizzes', address.courseId, address.lessonId],
    queryFn: ({ signal }) => api(`GET ${path}/questions`, { params: { ...address } }, { signal }),
    // The editor decides when it takes over what somebody else saved.
    refetchOnWindowFocus: false,
  });
}

/** With the solutions: for those who write the course. */
export function useManagedQuiz(address: LessonAddress) {
  return useQuery(managedQuizQuery(address));
}

export function useSaveQuiz(address: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: QuizSave) => api(`PUT ${path}/questions`, { params: { ...address }, body }),
    onSuccess: (quiz) => {
      queryClient.setQueryData(managedQuizQuery(address).queryKey, quiz);
      // The lesson's row tells whether it has questions.
      void queryClient.invalidateQueries(curriculumQuery(address.courseId));
      return queryClient.invalidateQueries({ queryKey: quizKey(address) });
    },
  });
}
