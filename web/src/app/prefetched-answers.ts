/** What the page of a lesson asked for before the app was there, and how the app's queries come to have it. */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { ResponseOf } from '@academy/contract/http/client.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isRefusal } from '@/api/client/refusal.ts';
import { courseQuery } from '@/api/courses.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { enrollmentStatusQuery } from '@/api/enrollments.ts';
import { lessonQuery } from '@/api/lessons.ts';
import { playbackPositionQuery, videoStatusQuery } from '@/api/videos.ts';

/** An answer that was not used in this time is too old. */
const KEPT_MS = 20_000;

type LessonCall = 'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}';

export interface LessonAnswers {
  readonly user?: Promise<ResponseOf<'GET /api/auth/me'>>;
  readonly course?: Promise<ResponseOf<'GET /api/courses/{courseId}'>>;
  readonly curriculum?: Promise<ResponseOf<'GET /api/courses/{courseId}/curriculum'>>;
  readonly enrollment?: Promise<ResponseOf<'GET /api/enrollments/courses/{courseId}'>>;
  readonly lesson?: Promise<ResponseOf<LessonCall>>;
  readonly status?: Promise<ResponseOf<`${LessonCall}/video`>>;
  readonly position?: Promise<ResponseOf<`${LessonCall}/position`>>;
}

export interface PrefetchedLesson {
  readonly address: LessonAddress;
  readonly answers: LessonAnswers;
}

/** Hands the answers to the queries of the lesson's page, and returns how to forget those that are not used yet. */
export function primeQueries(queryClient: QueryClient, { address, answers }: PrefetchedLesson): () => void {
  const { courseId } = address;
  const forget = [
    primeQuery(queryClient, courseQuery(courseId), answers.course),
    primeQuery(queryClient, curriculumQuery(courseId), answers.curriculum),
    primeQuery(queryClient, enrollmentStatusQuery(courseId), answers.enrollment),
    primeQuery(queryClient, lessonQuery(address), answers.lesson),
    primeQuery(queryClient, videoStatusQuery(address), answers.status, { staysFresh: true }),
    primeQuery(queryClient, playbackPositionQuery(address), answers.position, { staysFresh: true }),
  ];
  return () => {
    for (const forgetOne of forget) forgetOne();
  };
}

/**
 * The query begins with the answer, if that has come. As a query is fetched when it is mounted, its first fetch then takes the
 * answer too, so that nothing is asked for twice; unless what it begins with `staysFresh`, and is not fetched again at once.
 */
export function primeQuery(
  queryClient: QueryClient,
  { queryKey }: { readonly queryKey: QueryKey },
  answer: Promise<unknown> | undefined,
  { staysFresh = false } = {},
): () => void {
  let unused: { readonly answer: Promise<unknown>; data?: unknown } | undefined;
  const forget = () => {
    unused = undefined;
  };
  if (answer === undefined) return forget;
  unused = { answer };
  answer.then(
    (data) => {
      if (unused) unused.data = data;
    },
    // A refusal is told to the query. That the server could not be reached may be over when the query is fetched.
    (error: unknown) => {
      if (!isRefusal(error)) forget();
    },
  );
  setTimeout(forget, KEPT_MS);
  queryClient.setQueryDefaults(queryKey, {
    initialData: () => {
      const data = unused?.data;
      if (data !== undefined && staysFresh) forget();
      return data;
    },
    persister: (queryFn, context) => {
      const first = unused?.answer;
      forget();
      return first ?? queryFn(context);
    },
  });
  return forget;
}

/** The answer, if it has come by now. */
export function loadedNow<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  return Promise.race([answer, undefined]).catch(() => undefined);
}
