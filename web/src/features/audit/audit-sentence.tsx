import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CourseName, PersonName, pageText, ReceiverName } from './audit-names.tsx';
import { CourseDeleted, DeletionAskedFor, DeletionCalledOff } from './deletion-sentences.tsx';
import { folderSentences } from './folder-sentences.tsx';
import { invitationSentences } from './invitation-sentences.tsx';
import { machineSentences } from './machine-sentences.tsx';
import { reviewSentences } from './review-sentences.tsx';
import { RoleSentence } from './role-sentence.tsx';
import { schoolSentences } from './school-sentences.tsx';
import { studentSentences } from './student-sentences.tsx';

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
  sign_in_refused: ({ actor, person, entry }) => {
    const whose = entry.person ? person : actor;
    return entry.person || entry.actor ? (
      <Trans>{whose} was not let in</Trans>
    ) : (
      <Trans>A sign-in was refused</Trans>
    );
  },
  signed_out_everywhere: ({ actor, person, entry }) =>
    entry.person === null || entry.actor?.id === entry.person.id ? (
      <Trans>{actor} signed out everywhere else</Trans>
    ) : (
      <Trans>
        {actor} signed {person} out everywhere
      </Trans>
    ),
  role_changed: ({ actor, person, entry }) => (
    <RoleSentence actor={actor} person={person} role={entry.facts['to']} />
  ),
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
  courses_handed_over: ({ actor, person, entry }) => {
    const receiver = <ReceiverName id={entry.facts['to']} />;
    return (
      <Trans>
        {actor} gave the courses of {person} to {receiver}
      </Trans>
    );
  },
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
  course_deleted: (words) => <CourseDeleted {...words} />,
  ...studentSentences,
  certificate_revoked: ({ actor, person, course, entry }) =>
    entry.person ? (
      <Trans>
        {actor} revoked the certificate of {person} for {course}
      </Trans>
    ) : (
      <Trans>
        {actor} revoked a certificate for {course}
      </Trans>
    ),
  school_page_edited: ({ actor, entry }) => {
    const page = pageText(entry.facts['page']);
    return (
      <Trans>
        {actor} edited the page “{page}”
      </Trans>
    );
  },
  audit_exported: ({ actor }) => <Trans>{actor} downloaded the audit trail</Trans>,
  ...machineSentences,
  ...reviewSentences,
  ...schoolSentences,
  account_exported: ({ actor }) => <Trans>{actor} asked for their own data</Trans>,
  account_deletion_requested: (words) => <DeletionAskedFor {...words} />,
  account_deletion_cancelled: (words) => <DeletionCalledOff {...words} />,
  account_deleted: ({ person }) => <Trans>The academy deleted the account of {person}</Trans>,
  ...folderSentences,
  ...invitationSentences,
};

export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { actor, person, course } = entry;
  return sentences[entry.action]({
    actor: actor ? <PersonName named={actor} erased={t`An erased person`} /> : t`The command line`,
    person: person ? <PersonName named={person} erased={t`an erased person`} /> : t`somebody`,
    course: course ? <CourseName named={course} /> : t`a course`,
    entry,
  });
}
