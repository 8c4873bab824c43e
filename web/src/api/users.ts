import { useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** For a signed-in user only. */
export function useProfile() {
  return useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api('GET /api/users/profile', {}, { signal }),
  });
}
