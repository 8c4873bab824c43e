import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Named {
  readonly actor: ReactNode;
  readonly person: ReactNode;
  readonly course: ReactNode;
}

/** What entries about the students of a course tell. */
export const studentSentences = {
  students_viewed: ({ actor, course }: Named) => (
    <Trans>
      {actor} looked at the students of {course}
    </Trans>
  ),
  student_removed: ({ actor, person, course }: Named) => (
    <Trans>
      {actor} took {person} out of {course}
    </Trans>
  ),
};
