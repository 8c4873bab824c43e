/** Terms, privacy and about, for those who write them. Apart from `school-pages.ts`, which readers load. */
import type { ResponseOf } from '@academy/contract/http/client.ts';
import type { SchoolPageName } from '@academy/contract/school-pages/school-page-names.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { sendRequest } from './client/send-request.ts';

export type WrittenPage = ResponseOf<'GET /api/admin/pages/{page}/{language}'>;
export type PageLanguage = WrittenPage['language'];

const keyOf = (page: SchoolPageName, language: PageLanguage) => ['written-pages', page, language] as const;

export function useWrittenPage(page: SchoolPageName, language: PageLanguage) {
  return useQuery({
    queryKey: keyOf(page, language),
    queryFn: ({ signal }) =>
      api('GET /api/admin/pages/{page}/{language}', { params: { page, language } }, { signal }),
    // Typed text stands on it: it is not taken away from under it.
    refetchOnWindowFocus: false,
  });
}

export function useSavePage({ page, language }: Pick<WrittenPage, 'page' | 'language'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { markdown: string | null; updatedAt: string | null }) =>
      sendRequest<WrittenPage>({ method: 'PUT', path: `/api/admin/pages/${page}/${language}`, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(keyOf(page, language), saved);
      return queryClient.invalidateQueries({ queryKey: ['school-pages'] });
    },
  });
}
