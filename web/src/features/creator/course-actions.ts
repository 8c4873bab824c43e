import { type CourseStatus, canChangeStatus } from '@academy/contract/courses/course-status.ts';

export interface StatusAction {
  readonly label: 'Publish' | 'Unpublish' | 'Restore' | 'Archive';
  readonly to: CourseStatus;
}

/** The one way a status has between hidden and shown, then the way into the archive where there is one. */
export function statusActions(status: CourseStatus): readonly StatusAction[] {
  const turn = turns[status];
  return canChangeStatus(status, 'archived') ? [turn, { label: 'Archive', to: 'archived' }] : [turn];
}

const turns: Readonly<Record<CourseStatus, StatusAction>> = {
  draft: { label: 'Publish', to: 'published' },
  published: { label: 'Unpublish', to: 'draft' },
  archived: { label: 'Restore', to: 'draft' },
};

/** Nobody is a student of a course that was never shown; its list is offered while it is. */
export function hasStudentList(status: CourseStatus): boolean {
  return status === 'published';
}
