import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type MachineAction = Extract<AuditAction, `token_${string}` | `webhook_${string}`>;

interface Words {
  readonly actor: ReactNode;
  readonly entry: AuditEntry;
}

const hostOf = ({ facts }: AuditEntry) => <span lang="en">{String(facts['host'] ?? '')}</span>;

export const machineActionNames: Record<MachineAction, () => string> = {
  token_created: () => t`Access token made`,
  token_revoked: () => t`Access token revoked`,
  webhook_created: () => t`Webhook made`,
  webhook_changed: () => t`Webhook changed`,
  webhook_deleted: () => t`Webhook removed`,
};

/** What entries about programs and other machines tell. */
export const machineSentences: Record<MachineAction, (words: Words) => ReactNode> = {
  token_created: ({ actor }) => <Trans>{actor} made an access token</Trans>,
  token_revoked: ({ actor }) => <Trans>{actor} revoked an access token</Trans>,
  webhook_created: ({ actor, entry }) => {
    const host = hostOf(entry);
    return (
      <Trans>
        {actor} made a webhook for {host}
      </Trans>
    );
  },
  webhook_changed: ({ actor, entry }) => {
    const host = hostOf(entry);
    return entry.facts['givenUp'] === true ? (
      <Trans>The webhook for {host} was switched off, because it failed for too long</Trans>
    ) : (
      <Trans>
        {actor} changed the webhook for {host}
      </Trans>
    );
  },
  webhook_deleted: ({ actor, entry }) => {
    const host = hostOf(entry);
    return (
      <Trans>
        {actor} removed the webhook for {host}
      </Trans>
    );
  },
};
