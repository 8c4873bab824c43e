/** Whom the academy tells of what happens, for admins. */
import type { RequestOf } from '@academy/contract/http/client.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const webhooksKey = ['webhooks'] as const;
const logKey = (webhookId: string) => ['webhook-deliveries', webhookId] as const;

export type WebhookWish = Pick<RequestOf<'POST /api/admin/webhooks'>['body'], 'url' | 'events'>;
export type WebhookChange = RequestOf<'PUT /api/admin/webhooks/{webhookId}'>['body'];
export type WebhookEvent = WebhookWish['events'][number];

export function useWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => api('GET /api/admin/webhooks', {}, { signal }),
  });
}

/** What was sent, page after page. What is on its way is looked at again. */
export function useDeliveries(webhookId: string) {
  return useInfiniteQuery({
    queryKey: logKey(webhookId),
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/admin/webhooks/{webhookId}/deliveries',
        { params: { webhookId }, query: pageParam ? { after: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some(({ state: sent, tries }) => sent === 'waiting' && tries === 0)
        ? 2_000
        : false,
  });
}

/** Each change of a webhook may change its log, too. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: webhooksKey }),
        queryClient.invalidateQueries({ queryKey: ['webhook-deliveries'] }),
      ]),
  });
}

export const useCreateWebhook = () =>
  useChange((body: WebhookWish) => api('POST /api/admin/webhooks', { body }));

export const useChangeWebhook = (webhookId: string) =>
  useChange((body: WebhookChange) =>
    api('PUT /api/admin/webhooks/{webhookId}', { params: { webhookId }, body }),
  );

export const useDeleteWebhook = (webhookId: string) =>
  useChange(() => api('DELETE /api/admin/webhooks/{webhookId}', { params: { webhookId } }));

export const useTestWebhook = (webhookId: string) =>
  useChange(() => api('POST /api/admin/webhooks/{webhookId}/test', { params: { webhookId }, body: {} }));

export const useRedeliver = (webhookId: string) =>
  useChange((deliveryId: string) =>
    api('POST /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/again', {
      params: { webhookId, deliveryId },
      body: {},
    }),
  );
