import type { Course } from '@academy/contract/courses/course.ts';
import { useCourse } from '@/api/courses.ts';
import { isMissing } from '@/features/courses/components/course-failure.tsx';

export type OwnCourse =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  /** It can be read, but another author works on it. */
  | { readonly kind: 'not-theirs'; readonly courseId: string }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly course: Course };

type CourseQuery = Pick<ReturnType<typeof useCourse>, 'data' | 'isPending' | 'error' | 'isFetching'> & {
  readonly refetch: () => unknown;
};

/** A course for those who may edit it. */
export function useOwnCourse(courseId: string): OwnCourse {
  return ownCourseOf(useCourse(courseId));
}

/** Only those who may edit a course are told its revision. */
export function ownCourseOf({ data: course, isPending, error, isFetching, refetch }: CourseQuery): OwnCourse {
  if (isPending) return { kind: 'loading' };
  if (course === undefined) {
    return isMissing(error)
      ? { kind: 'missing' }
      : { kind: 'failed', retrying: isFetching, retry: () => void refetch() };
  }
  return course.revision === undefined
    ? { kind: 'not-theirs', courseId: course._id }
    : { kind: 'ready', course };
}
