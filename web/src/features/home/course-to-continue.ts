import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';

/** Of the enrolled courses, last accessed first: the first that is not finished and has something to learn. */
export function courseToContinue(courses: readonly EnrolledCourse[]): EnrolledCourse | undefined {
  return courses.find(({ progress, totalLessons }) => progress < 100 && totalLessons > 0);
}
