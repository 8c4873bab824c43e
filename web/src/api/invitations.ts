/** Who was invited, for admins. */
import type { RequestOf } from '@academy/contract/http/client.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { cohortsKey } from './cohorts.ts';

const invitationsKey = ['invitations'] as const;

export type InvitationsQuery = Omit<NonNullable<RequestOf<'GET /api/admin/invitations'>['query']>, 'after'>;
export type PeopleToInvite = RequestOf<'POST /api/admin/invitations'>['body'];

/** Page after page; what was found before stays until the next is there. */
export function useInvitations(query: InvitationsQuery) {
  return useInfiniteQuery({
    queryKey: [...invitationsKey, query],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/admin/invitations',
        { query: pageParam ? { ...query, after: pageParam } : query },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
    placeholderData: (before) => before,
  });
}

/** Changes nothing. */
export function useCheckInvitations() {
  return useMutation({
    mutationFn: (body: PeopleToInvite) => api('POST /api/admin/invitations/check', { body }),
  });
}

export function useInvitePeople() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PeopleToInvite) => api('POST /api/admin/invitations', { body }),
    onSuccess: refresh,
  });
}

export function useRenewInvitation() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (invitationId: string) =>
      api('POST /api/admin/invitations/{invitationId}/send', { params: { invitationId }, body: {} }),
    onSuccess: refresh,
  });
}

export function useWithdrawInvitation() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (invitationId: string) =>
      api('DELETE /api/admin/invitations/{invitationId}', { params: { invitationId } }),
    onSuccess: refresh,
  });
}

/** Cohorts count who is invited into them. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: invitationsKey });
    void queryClient.invalidateQueries({ queryKey: cohortsKey });
  };
}
