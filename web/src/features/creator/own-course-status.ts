import type { Course } from '@academy/contract/courses/course.ts';
import { type CourseStatus, canChangeStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';
import { shortDate } from '@/lib/language/dates.ts';

export interface StatusAction {
  readonly name: 'publish' | 'unpublish' | 'restore' | 'archive';
  readonly label: string;
  readonly to: CourseStatus;
}

/** Publishing or its opposite, then archiving where it is allowed. */
export function statusActions(status: CourseStatus): readonly StatusAction[] {
  const toggle = toggleOf(status);
  return canChangeStatus(status, 'archived')
    ? [toggle, { name: 'archive', label: t({ message: 'Archive', context: 'verb' }), to: 'archived' }]
    : [toggle];
}

function toggleOf(status: CourseStatus): StatusAction {
  switch (status) {
    case 'draft':
      return { name: 'publish', label: t`Publish`, to: 'published' };
    case 'published':
      return { name: 'unpublish', label: t`Unpublish`, to: 'draft' };
    case 'archived':
      return { name: 'restore', label: t`Restore`, to: 'draft' };
  }
}

/** The server has the last word: it knows whether anybody else has something in it. */
export function canBeDeleted(course: Pick<Course, 'status' | 'publishedAt' | 'studentCount'>): boolean {
  return course.status !== 'published' && course.publishedAt === null && course.studentCount === 0;
}

/** Only a published course links to its students. */
export function hasStudentList(status: CourseStatus): boolean {
  return status === 'published';
}

/** When the course was first published. */
export function publishedText({ status, publishedAt }: Pick<Course, 'status' | 'publishedAt'>): string {
  const at = publishedAt === null ? undefined : new Date(publishedAt);
  if (!at || Number.isNaN(at.getTime())) return t`Not published yet`;
  const date = shortDate(at);
  return status === 'published' ? t`Published ${date}` : t`First published ${date}`;
}
