/** Who may do what with a course. Pure: it does not know where the course comes from. */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import type { Role } from '@academy/contract/users/roles.ts';

/** A course as far as rights go, for the one who asks. */
export interface ViewedCourse {
  readonly status: CourseStatus;
  readonly authorId: string;
  readonly isEnrolled: boolean;
}

export interface WatchedLesson extends ViewedCourse {
  /** Whether the lesson that is asked for was made a free preview by who manages it. */
  readonly isPreview: boolean;
}

/** Who asks, as far as rights go. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
}

/** Published courses are public; any other is its author's, and stays open to the students it has. */
export function canSee(course: ViewedCourse, viewer: Viewer | null): boolean {
  if (course.status === 'published' || canManage(course, viewer)) return true;
  return course.isEnrolled;
}

/** Content and video, of a course that they can see at all. */
export function canRead(course: ViewedCourse, viewer: Viewer | null): boolean {
  return canManage(course, viewer) || (course.isEnrolled && canSee(course, viewer));
}

/** The film and its captions: for readers, and for everybody where the lesson is a free preview of a published course. */
export function canWatch(course: WatchedLesson, viewer: Viewer | null): boolean {
  return canRead(course, viewer) || (course.isPreview && course.status === 'published');
}

/** Notes, quiz and playback position are one's own: an admin who only looks has none. */
export function canLearn(course: ViewedCourse, viewer: Viewer | null): boolean {
  return viewer !== null && canSee(course, viewer) && (course.isEnrolled || viewer.id === course.authorId);
}

export function canManage(course: Pick<ViewedCourse, 'authorId'>, viewer: Viewer | null): boolean {
  return viewer !== null && (viewer.id === course.authorId || viewer.role === 'admin');
}
