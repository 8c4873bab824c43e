import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { numberText } from '@/lib/language/numbers.ts';

interface Words {
  readonly actor: ReactNode;
  readonly entry: AuditEntry;
}

const cohortOf = ({ facts }: AuditEntry): string => String(facts['cohort'] ?? '');

function countText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} person`, other: `${number} people` });
}

/** What entries about invitations and cohorts tell. */
export const invitationSentences = {
  people_invited: ({ actor, entry }: Words) => {
    const people = countText(Number(entry.facts['invited'] ?? 0) + Number(entry.facts['enrolled'] ?? 0));
    return (
      <Trans>
        {actor} invited {people}
      </Trans>
    );
  },
  invitation_withdrawn: ({ actor }: Words) => <Trans>{actor} withdrew an invitation</Trans>,
  cohort_created: ({ actor, entry }: Words) => {
    const cohort = cohortOf(entry);
    return (
      <Trans>
        {actor} created the cohort “{cohort}”
      </Trans>
    );
  },
  cohort_changed: ({ actor, entry }: Words) => {
    const cohort = cohortOf(entry);
    return (
      <Trans>
        {actor} changed the cohort “{cohort}”
      </Trans>
    );
  },
} as const;
