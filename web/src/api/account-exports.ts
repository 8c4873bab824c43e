/** The file with everything that the academy has of the signed-in user. */
import type { AccountExport } from '@academy/contract/account-exports/account-export-calls.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const exportKey = ['account-export'] as const;
const LOOK_AGAIN_MS = 2000;

export const exportFilePath = '/api/users/export/file';

export function isBeingMade(made: AccountExport | undefined): boolean {
  return made?.state === 'waiting' || made?.state === 'working';
}

/** Asked for again and again while it is being made. */
export function useAccountExport() {
  return useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => api('GET /api/users/export', {}, { signal }),
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? LOOK_AGAIN_MS : false),
  });
}

export function useAskForExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/users/export', { body: {} }),
    onSuccess: (made) => void queryClient.setQueryData<AccountExport>(exportKey, made),
  });
}
