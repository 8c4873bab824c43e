import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import { defaultCaptionStyle } from '@academy/contract/captions/caption-style-choices.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { sessionMarks } from './client/session-marks.ts';

const captionStyleQuery = queryOptions({
  queryKey: ['caption-style'],
  // A visitor, who watches a free preview, has the style of everybody.
  queryFn: async ({ signal }): Promise<CaptionStyle> =>
    sessionMarks().signedIn ? api('GET /api/users/caption-style', {}, { signal }) : defaultCaptionStyle,
  // Only the person changes it; a change on another device counts from the next visit.
  staleTime: Number.POSITIVE_INFINITY,
});

export function useCaptionStyle() {
  return useQuery(captionStyleQuery);
}

/** Counts at once, and while the page is open even if the server does not take it, or does not know the person. */
export function useSaveCaptionStyle() {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'caption-style' },
    onMutate: (style: CaptionStyle) => queryClient.setQueryData(captionStyleQuery.queryKey, style),
    mutationFn: async (style: CaptionStyle) =>
      sessionMarks().signedIn ? api('PUT /api/users/caption-style', { body: style }) : style,
  });
}
