import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';
import { StatusPill } from './status-pill.tsx';

/** In place of the way into a course that nobody can enroll in: those who see it all the same are told why. */
export function NotOpenNote({ status, id }: { status: CourseStatus; id?: string }) {
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <StatusPill status={status} />
      {t`Students can enroll once it is published.`}
    </p>
  );
}
