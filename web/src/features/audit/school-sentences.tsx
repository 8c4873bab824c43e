import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Named {
  readonly actor: ReactNode;
  readonly person: ReactNode;
  readonly course: ReactNode;
}

/** What is told of the academy's rules, and of what they make wait for an admin. */
export const schoolSentences = {
  settings_changed: ({ actor }: Named) => <Trans>{actor} changed the settings of the academy</Trans>,
  course_submitted: ({ actor, course }: Named) => (
    <Trans>
      {actor} asked for {course} to be published
    </Trans>
  ),
  course_approved: ({ actor, course }: Named) => (
    <Trans>
      {actor} approved {course}
    </Trans>
  ),
  course_refused: ({ actor, course }: Named) => (
    <Trans>
      {actor} refused to publish {course}
    </Trans>
  ),
  creator_requested: ({ actor }: Named) => <Trans>{actor} asked to write courses</Trans>,
  creator_approved: ({ actor, person }: Named) => (
    <Trans>
      {actor} allowed {person} to write courses
    </Trans>
  ),
  creator_refused: ({ actor, person }: Named) => (
    <Trans>
      {actor} did not allow {person} to write courses
    </Trans>
  ),
};
