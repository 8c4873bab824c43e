/** What the search of the header suggests, apart from the catalogue's own queries: it stays out of the first visit. */
import { characterCount } from '@academy/contract/text/character-count.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { coursesQuery } from './courses.ts';

const fewestCharacters = 2;
const mostSuggestions = 6;

/** None for a letter alone, and none where they cannot be had: who wants to know presses Enter. */
export function useCourseSuggestions(words: string) {
  const search = words.trim();
  const enabled = characterCount(search) >= fewestCharacters;
  const { data, isSuccess, isPlaceholderData } = useQuery({
    ...coursesQuery({ search, limit: mostSuggestions }),
    enabled,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  return { courses: (enabled && data) || [], isAnswered: enabled && isSuccess && !isPlaceholderData };
}
