/** Who may do what with a course. Pure: it knows facts, not where they come from. */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import type { Role } from '@academy/contract/users/roles.ts';

export interface CourseFacts {
  readonly status: CourseStatus;
  readonly authorId: string;
  readonly isEnrolled: boolean;
}

export interface Person {
  readonly id: string;
  readonly role: Role;
}

/** Published courses are public; a draft is its author's; an archived one stays open to its students. */
export function canSee(course: CourseFacts, person: Person | null): boolean {
  if (course.status === 'published' || canManage(course, person)) return true;
  return course.status === 'archived' && course.isEnrolled;
}

/** Content and video, of a course that they can see at all. */
export function canRead(course: CourseFacts, person: Person | null): boolean {
  return canManage(course, person) || (course.isEnrolled && canSee(course, person));
}

/** Notes, quiz and playback position are one's own: an admin who only looks has none. */
export function canLearn(course: CourseFacts, person: Person | null): boolean {
  return person !== null && canSee(course, person) && (course.isEnrolled || person.id === course.authorId);
}

export function canManage(course: CourseFacts, person: Person | null): boolean {
  return person !== null && (person.id === course.authorId || person.role === 'admin');
}
