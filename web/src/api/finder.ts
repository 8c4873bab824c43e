/** What creators find in what is their own. */
import { finderLimits } from '@academy/contract/finder/finder-limits.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** Nothing is asked without words. What was found before stays until the next is there. */
export function useFinder(words: string) {
  const q = words.trim().slice(0, finderLimits.wordsMaxLength);
  return useQuery({
    queryKey: ['finder', q],
    queryFn: ({ signal }) => api('GET /api/creator/find', { query: { q } }, { signal }),
    enabled: q !== '',
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
}
