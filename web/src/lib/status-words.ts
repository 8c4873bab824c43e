import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';

export function statusText(status: CourseStatus): string {
  switch (status) {
    case 'draft':
      return t`Draft`;
    case 'published':
      return t`Published`;
    case 'archived':
      return t`Archived`;
  }
}
