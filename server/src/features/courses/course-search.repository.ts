/**
 * The SQL of the search. Courses are found in two looks, both bounded and both answered from an index. A common word is
 * found among the newest courses many times over, and those are what a list shows first anyway; the second look, at all
 * courses by trigrams, then reads nothing. What was found is ranked: titles that have all the words first, newest first
 * within.
 */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { type SQL, sql } from 'drizzle-orm';
import { exactPatterns, hasTrigrams, indexedPatterns, type Words } from '../../access/like-patterns.ts';

/** How many of the newest courses the first look reads. */
const newestRead = sql.raw('1000');
/** So many hits among them make the words common. */
const commonHits = sql.raw('200');
/** How many hits the second look may add to the ranking. */
const rankedHits = 2000;
/** So many words of a search are taken for mistyped; more of them are no typing errors, and each costs a look. */
const mistypedWords = sql.raw('3');

const words = sql`${sql.placeholder('exact')}::text[]`;
const limit = sql`${sql.placeholder('limit')}::int`;
const category = sql.placeholder('category');

const searchCourses = (name: string, ofCategory: { where: SQL; argument: SQL }) =>
  preparedSql<{ id: string }>(
    name,
    sql`
      with newest_hits as materialized (
        select id, published_at, title_search_text from (
          select id, published_at, title_search_text, search_text from courses
          where status = 'published' ${ofCategory.where}
          order by published_at desc, id desc limit ${newestRead}
        ) newest
        where search_text like all (${words})
      ), all_hits as materialized (
        select * from academy_search_all(${words}, ${sql.placeholder('indexed')}::text[], ${ofCategory.argument},
          case when (select count(*) from newest_hits) >= greatest(${commonHits}, ${limit}) then 0
            else ${sql.placeholder('ranked')}::int end)
      )
      select id from (select * from newest_hits union select * from all_hits) hits
      order by title_search_text like all (${words}) desc, published_at desc, id desc
      limit ${limit}`,
  );

const searchAll = searchCourses('search_courses', { where: sql``, argument: sql`null` });
const searchCategory = searchCourses('search_courses_of_category', {
  where: sql`and category = ${category}`,
  argument: sql`${category}`,
});

interface SearchScope {
  readonly category: string | null;
  readonly limit: number;
}

/** The ids of the courses that contain every word, best first. */
async function findIds(db: Queryable, words: Words, { category, limit }: SearchScope): Promise<string[]> {
  const search = category === null ? searchAll : searchCategory;
  const rows = await search(db, {
    exact: exactPatterns(words),
    indexed: indexedPatterns(words),
    ranked: hasTrigrams(words) ? rankedHits : 0,
    category,
    limit,
  });
  return rows.map(({ id }) => id);
}

/** Those of the first reading before those of the next; a list that is full asks for no more. */
export async function findIdsOfAny(
  db: Queryable,
  readings: readonly Words[],
  scope: SearchScope,
): Promise<string[]> {
  const ids = new Set<string>();
  for (const words of readings) {
    if (ids.size >= scope.limit) break;
    for (const id of await findIds(db, words, scope)) ids.add(id);
  }
  return [...ids].slice(0, scope.limit);
}

const fold = preparedSql<{ folded: string }>(
  'search_fold',
  sql`select academy_fold(${sql.placeholder('text')}) as folded`,
);

/** The words of a text, folded by the database exactly as it folds the courses. */
export async function foldWords(db: Queryable, text: string): Promise<string[]> {
  const [row] = await fold(db, { text });
  return [...new Set(row?.folded.split(/\s+/u).filter((word) => word !== ''))];
}

const respellWords = preparedSql<{ words: string[] }>(
  'search_respell',
  sql`select academy_respell_words(${sql.placeholder('words')}::text[], ${mistypedWords}) as words`,
);

/** The words, each that no course contains replaced by the known spelling nearest to it. */
export async function respell(db: Queryable, words: Words): Promise<string[]> {
  const [row] = await respellWords(db, { words });
  return row?.words ?? [...words];
}
