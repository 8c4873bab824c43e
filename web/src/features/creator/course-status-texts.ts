/** What is said of a change of a course's status. */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { waitsForApproval } from '@/api/own-courses.ts';
import { paths } from '@/config/paths.ts';
import { checkHash } from '@/lib/check-hash.ts';
import type { StatusAction } from './own-course-status.ts';

export interface ChangedCourse {
  readonly _id: string;
  readonly title: string;
  readonly status: CourseStatus;
  readonly studentCount: number;
  readonly totalLessons: number;
}

export function doneText(name: StatusAction['name'], { title, status, totalLessons }: ChangedCourse) {
  if (name === 'publish') {
    const description =
      totalLessons === 0
        ? t`“${title}” is in the catalogue. It has no lessons yet.`
        : t`“${title}” is in the catalogue.`;
    return { title: t`Course published`, description };
  }
  if (name === 'archive') {
    // A draft never was in the catalogue.
    const description =
      status === 'published' ? t`“${title}” is out of the catalogue.` : t`“${title}” is put away.`;
    return { title: t`Course archived`, description };
  }
  if (name === 'unpublish') {
    return { title: t`Course unpublished`, description: t`“${title}” is a draft again.` };
  }
  return { title: t`Course restored`, description: t`“${title}” is a draft again.` };
}

export function notDone(error: unknown) {
  const description = errorText(error);
  return waitsForApproval(error)
    ? { title: t`Waiting for approval`, description }
    : { title: t`That was not done.`, description, variant: 'destructive' as const };
}

/** Something was found in it, and its author has left the page where that would be asked about. */
export function notPublished({ _id: courseId, title }: ChangedCourse) {
  return {
    title: t`“${title}” was not published`,
    description: t`Something was found in it. Look at it, then publish.`,
    action: { label: t`See what was found`, to: paths.creatorCourseDetail(courseId), hash: checkHash },
  };
}

export function againText(status: CourseStatus, title: string): string {
  return status === 'published' ? t`“${title}” is published again.` : t`“${title}” is a draft again.`;
}

/** `reached`: how far it came; null where nothing of it was undone. */
export function notUndone(error: unknown, reached: CourseStatus | null) {
  if (waitsForApproval(error)) {
    return {
      title: t`Waiting for approval`,
      description: t`The course is a draft. In this academy an admin has to agree before it is published again; it is in their queue.`,
    };
  }
  const reason = errorText(error);
  return {
    title: t`It could not be undone.`,
    description: reached === 'draft' ? t`The course is a draft now. ${reason}` : reason,
    variant: 'destructive' as const,
  };
}
