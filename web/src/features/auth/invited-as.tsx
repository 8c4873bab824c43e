import { isMailAddress } from '@academy/contract/invitations/invitation-limits.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Alert } from '@/components/ui/alert.tsx';

/** Whoever follows the link of an invitation is told which address it is for. Anyone may have written the link. */
export function InvitedAs() {
  const email = useSearch({ strict: false, select: ({ invited }) => invited });
  if (email === undefined || !isMailAddress(email)) return null;
  return (
    <Alert title={t`You are invited.`}>
      <Trans>
        Sign in with the address <strong className="wrap-anywhere">{email}</strong>. What you are invited to
        is then yours.
      </Trans>
    </Alert>
  );
}
