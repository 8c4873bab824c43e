import type { CourseSearchRepository, SearchScope } from './course-search.repository.ts';
import type { Words } from './like-patterns.ts';

/** Nobody mistypes a page of text word by word; longer queries are taken as they are. */
const respelledWords = 8;

/** The ids of the courses a search text finds, best first; small typing errors are forgiven. */
export async function searchCourseIds(
  repository: CourseSearchRepository,
  text: string,
  scope: SearchScope,
): Promise<string[]> {
  // PostgreSQL text holds no NUL, so nothing there can match one.
  if (text.includes('\0')) return [];
  const words = await repository.foldWords(text);
  if (!isWords(words)) return [];
  const found = await repository.findIds(words, scope);
  if (found.length > 0 || words.length > respelledWords) return found;
  const respelled = await repository.respell(words);
  return isWords(respelled) && respelled.join(' ') !== words.join(' ')
    ? repository.findIds(respelled, scope)
    : [];
}

function isWords(words: string[]): words is [string, ...string[]] & Words {
  return words.length > 0;
}
