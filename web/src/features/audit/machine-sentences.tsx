import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type MachineAction = Extract<AuditAction, `token_${string}` | `webhook_${string}`>;

export const machineActionNames: Record<MachineAction, () => string> = {
  token_created: () => t`Access token made`,
  token_revoked: () => t`Access token revoked`,
};

/** What entries about programs and other machines tell. */
export const machineSentences: Record<MachineAction, (words: { actor: ReactNode }) => ReactNode> = {
  token_created: ({ actor }) => <Trans>{actor} made an access token</Trans>,
  token_revoked: ({ actor }) => <Trans>{actor} revoked an access token</Trans>,
};
