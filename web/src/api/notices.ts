/** What the signed-in user is told. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const noticesKey = ['notices'] as const;
const unreadKey = [...noticesKey, 'unread'] as const;

/** Often enough for a page that stays open. */
const askAgainMs = 5 * 60_000;

export function useUnreadNotices() {
  return useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => api('GET /api/notices/unread', {}, { signal }),
    refetchInterval: askAgainMs,
  });
}

export function useNotices({ enabled = true }: { enabled?: boolean } = {}) {
  return useInfiniteQuery({
    queryKey: [...noticesKey, 'list'],
    queryFn: async ({ pageParam, signal, client }) => {
      const query = pageParam === '' ? {} : { after: pageParam };
      const page = await api('GET /api/notices', { query }, { signal });
      // The bell would count without what the list beside it shows.
      client.setQueryData(unreadKey, { unread: page.unread });
      return page;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled,
  });
}

export function useReadNotice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (noticeId: string) => api('PUT /api/notices/{noticeId}/read', { params: { noticeId } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: noticesKey }),
  });
}

/** Up to the newest that the reader has seen. */
export function useReadNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => api('PUT /api/notices/read', { body: { upTo } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: noticesKey }),
  });
}
