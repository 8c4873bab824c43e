/** What admins decide for the whole academy. */
import type { RequestOf, ResponseOf } from '@academy/contract/http/client.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showSchool } from '@/lib/show-school.ts';
import { api } from './client/api.ts';
import { sendRequest } from './client/send-request.ts';

export type ToldSettings = ResponseOf<'GET /api/admin/settings'>;
export type SettingsChanges = RequestOf<'PUT /api/admin/settings'>['body']['changes'];

const settingsKey = ['school-settings'] as const;
const path = '/api/admin/settings';

export const fetchSchoolSettings = () => api('GET /api/admin/settings', {});

export function useSchoolSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => api('GET /api/admin/settings', {}, { signal }),
  });
}

const keep = (queryClient: QueryClient) => (told: ToldSettings) => {
  const { academyName: name, accent, support } = told.settings;
  queryClient.setQueryData(settingsKey, told);
  showSchool({ name, logo: told.logo, accent, support });
};

export function useSaveSchoolSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { revision: number; changes: SettingsChanges }) =>
      sendRequest<ToldSettings>({ method: 'PUT', path, body }),
    onSuccess: keep(queryClient),
  });
}

export function useUploadLogo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ revision, picture }: { revision: number; picture: Blob }) =>
      sendRequest<ToldSettings>({ method: 'PUT', path: `${path}/logo?revision=${revision}`, body: picture }),
    onSuccess: keep(queryClient),
  });
}

export function useRemoveLogo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (revision: number) => api('DELETE /api/admin/settings/logo', { query: { revision } }),
    onSuccess: keep(queryClient),
  });
}
