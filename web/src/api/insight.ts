/** What a creator sees of their students as a whole. */
import type { Period } from '@academy/contract/insight/insight-options.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

const insightKey = ['insight'] as const;

export interface OverviewFilter {
  /** All courses without it. */
  readonly courseId: string | undefined;
  readonly period: Period;
}

/** What was there stays while another course or time is asked for. */
const patient = { placeholderData: keepPreviousData } as const;

export function useOverview({ courseId, period }: OverviewFilter) {
  return useQuery({
    queryKey: [...insightKey, 'overview', courseId ?? null, period],
    queryFn: ({ signal }) =>
      api('GET /api/creator/overview', { query: { ...(courseId && { courseId }), period } }, { signal }),
    ...patient,
  });
}

export function useNeeds(courseId: string | undefined) {
  return useQuery({
    queryKey: [...insightKey, 'needs', courseId ?? null],
    queryFn: ({ signal }) =>
      api('GET /api/creator/needs', { query: { ...(courseId && { courseId }) } }, { signal }),
    ...patient,
  });
}

export function useDropOff(courseId: string, change: string | undefined) {
  return useQuery({
    queryKey: [...insightKey, 'drop-off', courseId, change ?? null],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/drop-off',
        { params: { courseId }, query: { ...(change && { change }) } },
        { signal },
      ),
    ...patient,
  });
}
