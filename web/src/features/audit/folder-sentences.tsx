import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Words {
  readonly actor: ReactNode;
  readonly course: ReactNode;
}

/** What entries about courses as folders tell. */
export const folderSentences = {
  course_exported: ({ actor, course }: Words) => (
    <Trans>
      {actor} took a copy of {course}
    </Trans>
  ),
  course_imported: ({ actor, course }: Words) => (
    <Trans>
      {actor} imported {course}
    </Trans>
  ),
} as const;
