import { defaultLanguage, type Language, longerEnglish } from '@academy/contract/interface/languages.ts';
import type { SchoolPageName } from '@academy/contract/school-pages/school-page-names.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

export function schoolPageQuery(page: SchoolPageName, reader: Language) {
  const language = reader === longerEnglish ? defaultLanguage : reader;
  return queryOptions({
    queryKey: ['school-pages', page, language],
    queryFn: ({ signal }) =>
      api('GET /api/pages/{page}', { params: { page }, query: { language } }, { signal }),
    meta: { outlastsSession: true },
  });
}

/** The text that is there stays while the one of another language is on its way. */
export function useSchoolPage(page: SchoolPageName, reader: Language) {
  return useQuery({
    ...schoolPageQuery(page, reader),
    placeholderData: (before) => (before?.page === page ? before : undefined),
  });
}
