import type { Course } from '@academy/contract/courses/course.ts';
import { useCourse } from '@/features/courses/api/get-course.ts';
import { isMissing } from '@/features/courses/course-page-title.ts';

export type OwnCourse =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly course: Course };

/**
 * A course for those who may edit it. Only they are told its revision; for everybody else the pages that work on it
 * do not exist, published or not.
 */
export function useOwnCourse(courseId: string): OwnCourse {
  const { data: course, isPending, error, isFetching, refetch } = useCourse(courseId);
  if (isPending) return { kind: 'loading' };
  if (course === undefined) {
    return isMissing(error)
      ? { kind: 'missing' }
      : { kind: 'failed', retrying: isFetching, retry: () => void refetch() };
  }
  return course.revision === undefined ? { kind: 'missing' } : { kind: 'ready', course };
}
