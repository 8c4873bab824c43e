import type { Access } from '@academy/contract/http/call.ts';
import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import type { FastifyRequest } from 'fastify';
import { canLearn, canManage, canRead, canSee, canWatch, type Viewer } from '../access/course-policy.ts';
import type { CoursePath, FindCourse, FoundCourse } from '../access/find-course.ts';
import { Refusal } from '../refusal.ts';
import { signedIn } from './viewer.ts';

type CourseAccess = Extract<Access, 'enrolled' | 'learner' | 'reader' | 'watcher' | 'author' | 'admin'>;

/** The one place where a call's declared access is enforced, before anything of it runs. */
export async function enforceAccess(
  access: Access,
  request: FastifyRequest,
  findCourse: FindCourse,
): Promise<void> {
  switch (access) {
    case 'public':
    // A token is its own proof: it is checked, and one for a refresh also rotated, by the call itself.
    case 'refresh-token':
    case 'metrics-token':
      return;
    case 'signed-in':
      signedIn(request);
      return;
    case 'admin':
      // Not every call of admins is about a course.
      if (!hasCourse(request)) return enforceAdmin(request);
      await enforceCourseAccess(access, request, findCourse);
      return;
    case 'enrolled':
    case 'learner':
    case 'reader':
    case 'watcher':
    case 'author':
      await enforceCourseAccess(access, request, findCourse);
      return;
    default:
      access satisfies never;
  }
}

function hasCourse({ params }: FastifyRequest): boolean {
  return 'courseId' in (params as Record<string, string>);
}

function enforceAdmin(request: FastifyRequest): void {
  if (signedIn(request).role !== 'admin') throw refusal('admin');
}

/**
 * The same for a call that finds more than the course in its one query: gives what was found, once it is
 * certain that the caller may have it.
 */
export async function enforceCourseAccess<Found extends FoundCourse>(
  access: CourseAccess,
  request: FastifyRequest,
  find: (viewerId: string | null, path: CoursePath) => Promise<Found | null>,
): Promise<Found> {
  // A free preview is for visitors, too.
  const viewer = access === 'watcher' ? request.viewer : signedIn(request);
  const { courseId = '', moduleId, lessonId } = request.params as Record<string, string>;
  if (access === 'learner' && isModuleMissing(moduleId ?? '')) {
    throw new Refusal('module_id_missing');
  }
  const path = { courseId, moduleId: moduleId ?? null, lessonId: lessonId ?? null };
  const found = await find(viewer?.id ?? null, path);
  if (viewer === null && found?.hasParts && canWatch(found, null)) return found;
  // What else there is, or is not, looks the same to a visitor.
  return allowed(access, viewer ?? signedIn(request), found);
}

/**
 * What may not be seen is missing. A course's author is told which part of a path is missing; others
 * are refused first where the call is the author's, for what is inside is none of their business.
 */
function allowed<Found extends FoundCourse>(
  access: CourseAccess,
  viewer: Viewer,
  course: Found | null,
): Found {
  if (course === null || !canSee(course, viewer)) throw new Refusal('course_not_found');
  if (access === 'author' && !canManage(course, viewer)) throw refusal(access);
  if (!course.hasParts) throw new Refusal('lesson_not_found');
  const fits = {
    enrolled: course.isEnrolled,
    learner: canLearn(course, viewer),
    reader: canRead(course, viewer),
    watcher: canWatch(course, viewer),
    author: true,
    admin: viewer.role === 'admin',
  }[access];
  if (!fits) throw refusal(access);
  return course;
}

function refusal(access: CourseAccess): Refusal {
  if (access === 'admin') return new Refusal('not_admin');
  return new Refusal(access === 'author' ? 'not_author' : 'not_enrolled');
}
