import { useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { enrollmentsKey } from './enrollments.ts';

const homeKey = [...enrollmentsKey, 'home'] as const;

/** For a signed-in user only. Enrolling and learning change it, as they do the list of courses. */
export function useHome() {
  return useQuery({
    queryKey: homeKey,
    queryFn: ({ signal }) => api('GET /api/home', {}, { signal }),
  });
}
