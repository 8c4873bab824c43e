import type { CourseSearchRepository } from './course-search.repository.ts';
import type { Words } from './like-patterns.ts';

/** Nobody mistypes a page of text word by word; longer queries are taken as they are. */
const respelledWords = 8;

/**
 * What a search text finds where `find` looks: the words folded as the courses are, and small typing errors
 * forgiven. The catalogue and one's own courses differ only in where they look.
 */
export async function searchByWords<Found>(
  repository: Pick<CourseSearchRepository, 'foldWords' | 'respell'>,
  text: string,
  find: (words: Words) => Promise<Found[]>,
): Promise<Found[]> {
  // PostgreSQL text holds no NUL, so nothing there can match one.
  if (text.includes('\0')) return [];
  const words = await repository.foldWords(text);
  if (!isWords(words)) return [];
  const found = await find(words);
  if (found.length > 0 || words.length > respelledWords) return found;
  const respelled = await repository.respell(words);
  return isWords(respelled) && respelled.join(' ') !== words.join(' ') ? find(respelled) : [];
}

function isWords(words: string[]): words is [string, ...string[]] & Words {
  return words.length > 0;
}
