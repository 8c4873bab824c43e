import type { Invitation } from '@academy/contract/invitations/invitation-calls.ts';
import { invitationLimits } from '@academy/contract/invitations/invitation-limits.ts';
import { invitationPath } from '@academy/contract/invitations/invitation-link.ts';
import { t } from '@lingui/core/macro';
import { Ellipsis, Link2, RotateCw, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useRenewInvitation, useWithdrawInvitation } from '@/api/invitations.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { numberText } from '@/lib/language/numbers.ts';

export function InvitationActions({ invitation: { id, email, state } }: { invitation: Invitation }) {
  const [withdraws, setWithdraws] = useState(false);
  const renew = useRenewInvitation();
  const days = numberText(invitationLimits.days);
  const renewIt = () =>
    renew.mutateAsync(id).then(
      () => toast({ variant: 'success', title: t`${email} can come in for another ${days} days.` }),
      (error: unknown) =>
        toast({ variant: 'destructive', title: t`That was not done.`, description: errorText(error) }),
    );
  return (
    <span className="flex grow items-center justify-end gap-1">
      {state === 'open' ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t`Copy the link for ${email}`}
          onClick={() => copyLink(email)}
        >
          <Link2 aria-hidden="true" />
          {t`Copy link`}
        </Button>
      ) : null}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" aria-label={t`More for ${email}`}>
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={renewIt}>
            <RotateCw aria-hidden="true" />
            {t`Renew for ${days} days`}
          </DropdownMenuItem>
          {state === 'withdrawn' ? null : (
            <DropdownMenuItem onSelect={() => setWithdraws(true)}>
              <UserRoundX aria-hidden="true" />
              {t`Withdraw`}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {withdraws ? <WithdrawDialog id={id} email={email} onClose={() => setWithdraws(false)} /> : null}
    </span>
  );
}

/** A page that is not secure has no clipboard: then the link is told instead. */
function copyLink(email: string): void {
  const link = `${window.location.origin}${invitationPath(email)}`;
  const tell = () => toast({ title: t`Copy this link by hand`, description: link });
  const copied = 'clipboard' in navigator ? navigator.clipboard.writeText(link) : Promise.reject();
  copied.then(() => toast({ variant: 'success', title: t`The link for ${email} is copied.` }), tell);
}

function WithdrawDialog({ id, email, onClose }: { id: string; email: string; onClose: () => void }) {
  const withdraw = useWithdrawInvitation();
  return (
    <ConfirmDialog
      title={t`Withdraw the invitation of ${email}?`}
      description={t`Who signs in with this address gets no role and no courses by it any more. It can be renewed later.`}
      confirm={t`Withdraw`}
      destructive
      pending={withdraw.isPending}
      problem={withdraw.error ? errorText(withdraw.error) : undefined}
      onClose={onClose}
      onConfirm={() =>
        void withdraw.mutateAsync(id).then(
          () => {
            onClose();
            toast({ variant: 'success', title: t`The invitation of ${email} is withdrawn.` });
          },
          () => {},
        )
      }
    />
  );
}
