import type { ProfileForm } from '@academy/contract/users/user-calls.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api('GET /api/users/profile', {}, { signal }),
});

/** For a signed-in user only. */
export function useProfile() {
  return useQuery(profileQuery);
}

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ProfileForm) => api('PUT /api/users/profile', { body: form }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
  });
}
