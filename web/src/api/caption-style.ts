import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const captionStyleQuery = queryOptions({
  queryKey: ['caption-style'],
  queryFn: ({ signal }): Promise<CaptionStyle> => api('GET /api/users/caption-style', {}, { signal }),
  // Only the person changes it; a change on another device counts from the next visit.
  staleTime: Number.POSITIVE_INFINITY,
});

/** For a signed-in user only. */
export function useCaptionStyle() {
  return useQuery(captionStyleQuery);
}

/** Counts at once, and while the page is open even if the server does not take it. */
export function useSaveCaptionStyle() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'caption-style' },
    onMutate: (style: CaptionStyle) => queryClient.setQueryData(captionStyleQuery.queryKey, style),
    mutationFn: (style: CaptionStyle) => api('PUT /api/users/caption-style', { body: style }),
  });
}
