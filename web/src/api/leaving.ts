/** Accounts that are to be deleted: one's own and, for admins, everybody's. */
import type { Leaving } from '@academy/contract/leaving/leaving-calls.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const leavingKey = ['leaving'] as const;
const ownKey = [...leavingKey, 'own'] as const;
const personKey = (userId: string) => [...leavingKey, 'person', userId] as const;

export function useLeaving() {
  return useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => api('GET /api/users/leaving', {}, { signal }),
  });
}

const keepOwn = (queryClient: QueryClient) => (leaving: Leaving) =>
  queryClient.setQueryData<Leaving>(ownKey, leaving);

export function useAskToLeave() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: string) => api('POST /api/users/leaving', { body: { confirmation } }),
    onSuccess: keepOwn(queryClient),
    // Somebody may have enrolled since: what stands in the way is asked for anew.
    onError: () => void queryClient.invalidateQueries({ queryKey: ownKey }),
  });
}

export function useStay() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/users/leaving', {}),
    onSuccess: keepOwn(queryClient),
  });
}

export function usePersonLeaving(userId: string) {
  return useQuery({
    queryKey: personKey(userId),
    queryFn: ({ signal }) =>
      api('GET /api/admin/people/{userId}/leaving', { params: { userId } }, { signal }),
  });
}

export function useDeletePerson(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: string) =>
      api('POST /api/admin/people/{userId}/leaving', { params: { userId }, body: { confirmation } }),
    onSuccess: (leaving) => void queryClient.setQueryData<Leaving>(personKey(userId), leaving),
    onError: () => void queryClient.invalidateQueries({ queryKey: personKey(userId) }),
  });
}

export function useKeepPerson(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/admin/people/{userId}/leaving', { params: { userId } }),
    onSuccess: (leaving) => void queryClient.setQueryData<Leaving>(personKey(userId), leaving),
  });
}
