import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { roles } from '@academy/contract/users/roles.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CourseName, PersonName } from './audit-names.tsx';

/** Who and what a sentence is about, as it names them. */
interface Words {
  readonly actor: ReactNode;
  readonly person: ReactNode;
  readonly course: ReactNode;
  readonly entry: AuditEntry;
}

/** What an entry tells. A new action needs its sentence here, or the types do not fit. */
const sentences: Record<AuditAction, (words: Words) => ReactNode> = {
  signed_in: ({ actor }) => <Trans>{actor} signed in</Trans>,
  sign_in_refused: ({ person, entry }) =>
    entry.person ? <Trans>A sign-in of {person} was refused</Trans> : <Trans>A sign-in was refused</Trans>,
  signed_out_everywhere: ({ actor, person, entry }) =>
    entry.person === null || entry.actor?.id === entry.person.id ? (
      <Trans>{actor} signed out everywhere else</Trans>
    ) : (
      <Trans>
        {actor} signed {person} out everywhere
      </Trans>
    ),
  role_changed: (words) => roleSentence(words),
  blocked: ({ actor, person }) => (
    <Trans>
      {actor} blocked {person}
    </Trans>
  ),
  unblocked: ({ actor, person }) => (
    <Trans>
      {actor} unblocked {person}
    </Trans>
  ),
  courses_handed_over: ({ actor, person }) => (
    <Trans>
      {actor} gave the courses of {person} to somebody else
    </Trans>
  ),
  course_created: ({ actor, course }) => (
    <Trans>
      {actor} created {course}
    </Trans>
  ),
  course_published: ({ actor, course }) => (
    <Trans>
      {actor} published {course}
    </Trans>
  ),
  course_unpublished: ({ actor, course }) => (
    <Trans>
      {actor} took {course} out of the catalogue
    </Trans>
  ),
  course_archived: ({ actor, course }) => (
    <Trans>
      {actor} archived {course}
    </Trans>
  ),
  course_restored: ({ actor, course }) => (
    <Trans>
      {actor} restored {course}
    </Trans>
  ),
  students_viewed: ({ actor, course }) => (
    <Trans>
      {actor} looked at the students of {course}
    </Trans>
  ),
  certificate_revoked: ({ actor, person, course }) => (
    <Trans>
      {actor} revoked the certificate of {person} for {course}
    </Trans>
  ),
  review_hidden: ({ actor, course }) => (
    <Trans>
      {actor} hid a review of {course}
    </Trans>
  ),
  review_shown: ({ actor, course }) => (
    <Trans>
      {actor} showed a review of {course} again
    </Trans>
  ),
  school_page_edited: ({ actor }) => <Trans>{actor} edited a page of the academy</Trans>,
  audit_exported: ({ actor }) => <Trans>{actor} downloaded the audit trail</Trans>,
};

function roleSentence({ actor, person, entry: { facts } }: Words): ReactNode {
  switch (roles.find((role) => role === facts['to'])) {
    case 'student':
      return (
        <Trans>
          {actor} made {person} a student
        </Trans>
      );
    case 'creator':
      return (
        <Trans>
          {actor} made {person} a creator
        </Trans>
      );
    case 'admin':
      return (
        <Trans>
          {actor} made {person} an admin
        </Trans>
      );
    case undefined:
      return (
        <Trans>
          {actor} changed the role of {person}
        </Trans>
      );
  }
}

export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { actor, person, course } = entry;
  return sentences[entry.action]({
    actor: actor ? <PersonName named={actor} erased={t`An erased person`} /> : t`The command line`,
    person: person ? <PersonName named={person} erased={t`an erased person`} /> : t`somebody`,
    course: course ? <CourseName named={course} /> : t`a course`,
    entry,
  });
}
