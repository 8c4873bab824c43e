import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

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
