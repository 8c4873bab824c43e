import type { CreatorSettingsForm } from '@academy/contract/creators/creator-calls.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const settingsQuery = queryOptions({
  queryKey: ['creator', 'settings'],
  queryFn: ({ signal }) => api('GET /api/creator/settings', {}, { signal }),
});

/** For a signed-in user only. */
export function useCreatorSettings() {
  return useQuery(settingsQuery);
}

export function useSaveCreatorSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: CreatorSettingsForm) => api('PUT /api/creator/settings', { body: form }),
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
  });
}
