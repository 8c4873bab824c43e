import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function getProfileQuery() {
  return queryOptions({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => api('GET /api/users/profile', {}, { signal }),
  });
}

/** For a signed-in user only. */
export function useProfile() {
  return useQuery(getProfileQuery());
}
