import { momentSearchLength } from '@academy/contract/search/search-limits.ts';
import { characterCount } from '@academy/contract/text/character-count.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

interface MomentSearch {
  readonly q: string;
  /** Within one course. */
  readonly courseId?: string;
}

const fewestCharacters = 2;

/** What is asked for: a letter alone finds too much, and nobody remembers a longer sentence. */
function askedFor(words: string): string | null {
  const q = words.trim().slice(0, momentSearchLength).trim();
  return characterCount(q) >= fewestCharacters ? q : null;
}

const findMoments = ({ q, courseId, after }: MomentSearch & { after?: string }, signal: AbortSignal) =>
  api('GET /api/search/moments', { query: { q, courseId, after } }, { signal });

/** Lessons and moments in films, page after page; what was found before stays until the next is there. */
export function useMoments({ q: words, courseId }: MomentSearch) {
  const q = askedFor(words);
  const found = useInfiniteQuery({
    queryKey: ['moments', q, courseId],
    queryFn: ({ pageParam, signal }) =>
      findMoments(
        { q: q ?? '', ...(courseId && { courseId }), ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
    enabled: q !== null,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  return { ...found, isAsked: q !== null, moments: found.data?.pages.flatMap(({ moments }) => moments) };
}

/** The best few, for a list below a field; none where they cannot be had. */
export function useMomentSuggestions(words: string, most: number) {
  const q = askedFor(words);
  const { data, isSuccess, isPlaceholderData } = useQuery({
    queryKey: ['moments', 'suggested', q],
    queryFn: ({ signal }) => findMoments({ q: q ?? '' }, signal),
    enabled: q !== null,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  return {
    moments: (q !== null && data?.moments.slice(0, most)) || [],
    isAnswered: q !== null && isSuccess && !isPlaceholderData,
  };
}
