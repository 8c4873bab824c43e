/** What programs of the signed-in user sign in with. */

import type { RequestOf } from '@academy/contract/http/client.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const tokensKey = ['access-tokens'] as const;

export type TokenWish = RequestOf<'POST /api/users/access-tokens'>['body'];

export function useAccessTokens() {
  return useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => api('GET /api/users/access-tokens', {}, { signal }),
  });
}

/** The token itself is in the answer, and nowhere after: it is not kept with the queries. */
export function useCreateAccessToken() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: TokenWish) => api('POST /api/users/access-tokens', { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: tokensKey }),
  });
}

export function useRevokeAccessToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) =>
      api('DELETE /api/users/access-tokens/{tokenId}', { params: { tokenId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
  });
}
