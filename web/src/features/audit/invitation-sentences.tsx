import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { linkClasses } from './audit-names.tsx';

interface Words {
  readonly actor: ReactNode;
  readonly person: ReactNode;
  readonly entry: AuditEntry;
}

const cohortOf = ({ facts }: AuditEntry): string => String(facts['cohort'] ?? '');

function countText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} person`, other: `${number} people` });
}

/** Somebody without an account, who is called by the address: the list of invitations knows more. */
function InvitedName({ entry }: { entry: AuditEntry }) {
  const address = entry.person?.name;
  if (!address) return t`an erased person`;
  return (
    <Link
      to={paths.adminInvitations()}
      search={{ q: address }}
      lang={textLanguage(address)}
      className={linkClasses}
    >
      {address}
    </Link>
  );
}

/** What entries about invitations and cohorts tell. */
export const invitationSentences = {
  people_invited: ({ actor, person, entry }: Words) => {
    const [invited, enrolled] = [Number(entry.facts['invited'] ?? 0), Number(entry.facts['enrolled'] ?? 0)];
    const isOne = invited + enrolled === 1 && entry.person !== null;
    // A name and a number have different endings in Bengali, so each has a sentence of its own.
    if (isOne && enrolled === 0) {
      const guest = <InvitedName entry={entry} />;
      return (
        <Trans>
          {actor} invited {guest}
        </Trans>
      );
    }
    if (isOne) {
      return (
        <Trans>
          {actor} enrolled {person}
        </Trans>
      );
    }
    const guests = countText(invited);
    if (enrolled === 0) {
      return (
        <Trans>
          {actor} invited {guests}
        </Trans>
      );
    }
    const people = countText(enrolled);
    if (invited === 0) {
      return (
        <Trans>
          {actor} enrolled {people}
        </Trans>
      );
    }
    return (
      <Trans>
        {actor} invited {guests} and enrolled {people}
      </Trans>
    );
  },
  // Older entries do not say whose.
  invitation_withdrawn: ({ actor, entry }: Words) => {
    const person = <InvitedName entry={entry} />;
    return entry.person ? (
      <Trans>
        {actor} withdrew the invitation of {person}
      </Trans>
    ) : (
      <Trans>{actor} withdrew an invitation</Trans>
    );
  },
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
