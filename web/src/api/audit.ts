import type { RequestOf } from '@academy/contract/http/client.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { writtenOf } from '@/lib/written-of.ts';
import { api } from './client/api.ts';

export type AuditFilter = Omit<NonNullable<RequestOf<'GET /api/admin/audit'>['query']>, 'after'>;

/** Who did what, page after page; what was found before stays until the next is there. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/admin/audit',
        { query: pageParam ? { ...filter, after: pageParam } : filter },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
    placeholderData: (before) => before,
  });
}

/** Where the file of these entries is fetched from. */
export function auditFile(format: 'csv' | 'jsonl', filter: AuditFilter): string {
  return `/api/admin/audit/file?${new URLSearchParams(writtenOf({ ...filter, format }))}`;
}
