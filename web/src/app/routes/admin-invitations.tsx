import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import {
  invitationStates,
  invitationLimits as limits,
} from '@academy/contract/invitations/invitation-limits.ts';
import { t } from '@lingui/core/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { InvitationsQuery } from '@/api/invitations.ts';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { InvitationsList } from '@/features/invitations/invitations-list.tsx';
import { InviteForm } from '@/features/invitations/invite-form.tsx';
import { useHasListDraft } from '@/features/invitations/list-draft.ts';
import { useFocusKept } from '@/lib/use-focus-kept.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { writtenOf } from '@/lib/written-of.ts';

/** Who comes from a cohort comes to invite into it, and who has begun a list goes on with it. */
export function InvitationsRoute() {
  const search = useSearch({ from: `/signed-in/admin${webRoutes.adminInvitations}` });
  const navigate = useNavigate();
  const [invites, setInvites] = useState(useHasListDraft() || search.cohort !== undefined);
  const begin = useFocusKept(invites);
  usePageTitle(t`Invitations`);
  // Anyone may have written the address: what makes no sense is left out.
  const query: InvitationsQuery = {
    q: search.q?.trim().slice(0, limits.searchMaxLength) || undefined,
    state: invitationStates.find((state) => state === search.state),
  };
  const onQuery = (next: InvitationsQuery) =>
    void navigate({
      to: paths.adminInvitations(),
      search: writtenOf(next),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t`Invitations`}</h1>
        {invites ? null : (
          <Button ref={begin} onClick={() => setInvites(true)}>
            <Mail aria-hidden="true" />
            {t`Invite people`}
          </Button>
        )}
      </div>
      {invites ? (
        <InviteForm firstField={begin} cohortId={search.cohort ?? null} onClose={() => setInvites(false)} />
      ) : null}
      <InvitationsList query={query} onQuery={onQuery} />
    </>
  );
}
