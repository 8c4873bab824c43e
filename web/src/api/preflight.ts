/** A look at a course before it is published, which a worker takes. */
import type { ResponseOf } from '@academy/contract/http/client.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CurrentFindings, surelyFound } from '@/lib/current-findings.ts';
import { api } from './client/api.ts';

export type Preflight = ResponseOf<'GET /api/courses/{courseId}/preflight'>;
export type Finding = NonNullable<Preflight['result']>['findings'][number];

const preflightKey = (courseId: string) => ['preflight', courseId] as const;
const readPreflight = (courseId: string, signal: AbortSignal) =>
  api('GET /api/courses/{courseId}/preflight', { params: { courseId } }, { signal });
const LOOK_AGAIN_MS = 1500;

export const isUnderWay = ({ state }: Preflight): boolean => state === 'waiting' || state === 'working';

/** The last check. Looked at again while it is being made, and whenever a page shows it: the course may have changed. */
export function usePreflight(courseId: string) {
  return useQuery({
    queryKey: preflightKey(courseId),
    queryFn: ({ signal }) => readPreflight(courseId, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });
}

/** Asks what is found in a course at this moment; no check is begun. Null where nobody can tell. */
export function useLookForFindings(courseId: string): () => Promise<CurrentFindings | null> {
  const queryClient = useQueryClient();
  return () =>
    queryClient
      .fetchQuery({
        queryKey: preflightKey(courseId),
        queryFn: ({ signal }) => readPreflight(courseId, signal),
        staleTime: 0,
        retry: false,
      })
      .then(surelyFound, () => null);
}

export function useStartPreflight(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/courses/{courseId}/preflight', { params: { courseId }, body: {} }),
    onSuccess: (preflight) => queryClient.setQueryData(preflightKey(courseId), preflight),
  });
}
