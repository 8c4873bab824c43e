import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Words {
  readonly actor: ReactNode;
  readonly person: ReactNode;
  readonly course: ReactNode;
  readonly entry: AuditEntry;
}

/** What admins did about reviews. The writer may have gone since. */
export const reviewSentences = {
  review_hidden: ({ actor, person, course, entry }: Words) =>
    entry.person ? (
      <Trans>
        {actor} hid the review that {person} wrote of {course}
      </Trans>
    ) : (
      <Trans>
        {actor} hid a review of {course}
      </Trans>
    ),
  review_shown: ({ actor, person, course, entry }: Words) =>
    entry.person ? (
      <Trans>
        {actor} showed the review that {person} wrote of {course} again
      </Trans>
    ) : (
      <Trans>
        {actor} showed a review of {course} again
      </Trans>
    ),
  review_kept: ({ actor, person, course, entry }: Words) =>
    entry.person ? (
      <Trans>
        {actor} kept the reported review that {person} wrote of {course}
      </Trans>
    ) : (
      <Trans>
        {actor} kept a reported review of {course}
      </Trans>
    ),
};
