import type { Course } from '@academy/contract/courses/course.ts';
import { type CourseStatus, canChangeStatus } from '@academy/contract/courses/course-status.ts';

export interface StatusAction {
  readonly label: 'Publish' | 'Unpublish' | 'Restore' | 'Archive';
  readonly to: CourseStatus;
}

/** Publishing or its opposite, then archiving where it is allowed. */
export function statusActions(status: CourseStatus): readonly StatusAction[] {
  const toggle = toggles[status];
  return canChangeStatus(status, 'archived') ? [toggle, { label: 'Archive', to: 'archived' }] : [toggle];
}

const toggles: Readonly<Record<CourseStatus, StatusAction>> = {
  draft: { label: 'Publish', to: 'published' },
  published: { label: 'Unpublish', to: 'draft' },
  archived: { label: 'Restore', to: 'draft' },
};

/** Only a published course links to its students. */
export function hasStudentList(status: CourseStatus): boolean {
  return status === 'published';
}

export const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** When the course was first published. */
export function publishedText({ status, publishedAt }: Pick<Course, 'status' | 'publishedAt'>): string {
  const date = publishedAt === null ? undefined : new Date(publishedAt);
  if (!date || Number.isNaN(date.getTime())) return 'Not published yet';
  return `${status === 'published' ? 'Published' : 'First published'} ${dateFormat.format(date)}`;
}
