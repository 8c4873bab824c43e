/** What mail the reader gets. */
import type { MailChoices } from '@academy/contract/mail/mail-calls.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const choicesQuery = queryOptions({
  queryKey: ['mail', 'choices'],
  queryFn: ({ signal }) => api('GET /api/users/mail-choices', {}, { signal }),
});

/** For a signed-in user only. */
export function useMailChoices() {
  return useQuery(choicesQuery);
}

export function useSaveMailChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notifications: MailChoices['notifications']) =>
      api('PUT /api/users/mail-choices', { body: { notifications } }),
    onSuccess: (choices) => queryClient.setQueryData(choicesQuery.queryKey, choices),
  });
}

const subscriptionKey = (token: string) => ['mail', 'subscription', token] as const;

export function useMailSubscription(token: string) {
  return useQuery({
    queryKey: subscriptionKey(token),
    queryFn: ({ signal }) => api('GET /api/mail/subscriptions/{token}', { params: { token } }, { signal }),
  });
}

export function useUnsubscribe(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/mail/unsubscribe/{token}', { params: { token } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['mail'] }),
  });
}
