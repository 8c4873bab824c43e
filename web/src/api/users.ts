import { useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** For a signed-in user only. */
export function useProfile() {
  return useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api('GET /api/users/profile', {}, { signal }),
  });
}

/** Any call that needs a session renews one that has run out; this one asks for nothing else. */
export async function renewSession(): Promise<boolean> {
  return api('GET /api/auth/me', {}).then(
    () => true,
    () => false,
  );
}
