/** Where the signed-in user is signed in. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const sessionsKey = ['sessions'] as const;

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api('GET /api/users/sessions', {}, { signal }),
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      api('DELETE /api/users/sessions/{sessionId}', { params: { sessionId } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/users/sessions', {}),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
