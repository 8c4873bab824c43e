/**
 * The SQL of the search. It stands alone so that a benchmark can show the plan of each statement.
 *
 * Courses are found in two looks, both bounded and both answered from an index. A common word is
 * found among the newest courses many times over, and those are what a list shows first anyway;
 * the second look, at all courses by trigrams, then reads nothing. What was found is ranked:
 * titles that have all the words first, newest first within.
 */

/** How many of the newest courses the first look reads. */
const newestRead = 1000;
/** So many hits among them make the words common. */
const commonHits = 200;
/** How many hits the second look may add to the ranking. */
export const rankedHits = 2000;

/**
 * $1 the words as LIKE patterns, $2 the limit, $3 how many hits the second look may add,
 * $4 four patterns that the trigram index can answer, $5 the category.
 */
export const searchCourses = (byCategory: boolean) => `
  WITH newest_hits AS MATERIALIZED (
    SELECT id, published_at, title_search_text FROM (
      SELECT id, published_at, title_search_text, search_text FROM courses
      WHERE status = 'published' ${byCategory ? 'AND category = $5' : ''}
      ORDER BY published_at DESC, id DESC LIMIT ${newestRead}
    ) newest
    WHERE search_text LIKE ALL ($1::text[])
  ), all_hits AS MATERIALIZED (
    SELECT * FROM academy_search_all($1, $4, ${byCategory ? '$5' : 'NULL'},
      CASE WHEN (SELECT count(*) FROM newest_hits) >= greatest(${commonHits}, $2) THEN 0 ELSE $3::int END)
  )
  SELECT id FROM (SELECT * FROM newest_hits UNION SELECT * FROM all_hits) hits
  ORDER BY title_search_text LIKE ALL ($1::text[]) DESC, published_at DESC, id DESC
  LIMIT $2`;

export const foldText = 'SELECT academy_fold($1) AS folded';

/** So many words of a search are taken for mistyped; more of them are no typing errors, and each costs a look. */
const mistypedWords = 3;

export const respellWords = `SELECT academy_respell_words($1::text[], ${mistypedWords}) AS words`;
