import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textLanguage } from '@/lib/text-language.ts';

interface Words {
  readonly actor: ReactNode;
  readonly person: ReactNode;
  readonly entry: AuditEntry;
}

const isOwn = ({ actor, person }: AuditEntry) => actor !== null && actor.id === person?.id;

export function DeletionAskedFor({ actor, person, entry }: Words) {
  return isOwn(entry) ? (
    <Trans>{actor} asked for the deletion of their own account</Trans>
  ) : (
    <Trans>
      {actor} asked for the deletion of {person}
    </Trans>
  );
}

export function DeletionCalledOff({ actor, person, entry }: Words) {
  return isOwn(entry) ? (
    <Trans>{actor} called off the deletion of their own account</Trans>
  ) : (
    <Trans>
      {actor} called off the deletion of {person}
    </Trans>
  );
}

/** Its name is no link: it leads nowhere any more. */
export function CourseDeleted({ actor, entry: { course } }: Omit<Words, 'person'>) {
  const name = course?.name ?? null;
  if (name === null) return <Trans>{actor} deleted a course</Trans>;
  const title = (
    <span lang={textLanguage(name)} className="font-semibold wrap-anywhere">
      {name}
    </span>
  );
  return (
    <Trans>
      {actor} deleted {title}
    </Trans>
  );
}
