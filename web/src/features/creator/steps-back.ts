import { type CourseStatus, canChangeStatus } from '@academy/contract/courses/course-status.ts';

/** The way from one status back to another: an archived course is restored first, and published then. */
export function stepsBack(from: CourseStatus, to: CourseStatus): readonly CourseStatus[] {
  return canChangeStatus(from, to) ? [to] : ['draft', to];
}
