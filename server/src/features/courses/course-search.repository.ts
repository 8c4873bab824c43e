/**
 * The SQL of the search. Courses are found in two looks, both bounded and both answered from an index. A common word is
 * found among the newest courses many times over, and those are what a list shows first anyway; the second look, at all
 * courses by trigrams, then reads nothing. What was found is ranked: titles that have all the words first, newest first
 * within. With a level or a price, the first look is at the newest courses of those, and is all of it without words.
 */
import { difficulties } from '@academy/contract/courses/difficulty.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  exactPatterns,
  hasTrigrams,
  indexedPatterns,
  isWords,
  type Words,
} from '../../access/like-patterns.ts';
import * as looks from './course-search-looks.ts';
import type { Reading } from './filter-words.ts';

/** So many hits among them make the words common. */
const commonHits = sql.raw('200');
/** How many hits the second look may add to the ranking. */
const rankedHits = 2000;
/** So many words of a search are taken for mistyped; more of them are no typing errors, and each costs a look. */
const mistypedWords = sql.raw('3');

const words = sql`${sql.placeholder('exact')}::text[]`;
const limit = sql`${sql.placeholder('limit')}::int`;

interface Looks {
  /** Gives what is read of the newest courses. */
  readonly newest: SQL;
  readonly category: SQL;
  /** What of the hits of the second look counts. */
  readonly suits: SQL;
}

const searchCourses = (name: string, { newest, category, suits }: Looks) =>
  preparedSql<{ id: string }>(
    name,
    sql`
      with newest_hits as materialized (
        select id, published_at, title_search_text from (${newest}) newest
        where search_text like all (${words})
      ), all_hits as materialized (
        select * from academy_search_all(${words}, ${sql.placeholder('indexed')}::text[], ${category},
          case when (select count(*) from newest_hits) >= greatest(${commonHits}, ${limit}) then 0
            else ${sql.placeholder('ranked')}::int end) ${suits}
      )
      select id from (select * from newest_hits union select * from all_hits) hits
      order by title_search_text like all (${words}) desc, published_at desc, id desc
      limit ${limit}`,
  );

const everywhere = { category: sql`null`, suits: sql`` };
const ofCategory = { category: looks.category, suits: sql`` };
const searches = {
  all: searchCourses('search_courses', { ...everywhere, newest: looks.newest }),
  category: searchCourses('search_courses_of_category', { ...ofCategory, newest: looks.newestOfCategory }),
  filtered: searchCourses('search_courses_filtered', {
    ...everywhere,
    newest: looks.newestOfFilters,
    suits: looks.suits,
  }),
  filteredCategory: searchCourses('search_courses_filtered_of_category', {
    ...ofCategory,
    newest: looks.newestOfCategoryAndFilters,
    suits: looks.suits,
  }),
};

interface SearchScope {
  readonly category: string | null;
  readonly limit: number;
}

/** The ids of the courses that contain every word and suit the filter, best first. */
async function findIds(db: Queryable, reading: Reading, scope: SearchScope): Promise<string[]> {
  const { words, levels, isFree } = reading;
  const rows = await searchOf(reading, scope)(db, {
    exact: exactPatterns(words),
    indexed: isWords(words) ? indexedPatterns(words) : [],
    ranked: isWords(words) && hasTrigrams(words) ? rankedHits : 0,
    read: looks.readForHits(isWords(words) ? null : scope.limit),
    levels: levels ?? difficulties,
    prices: isFree ? [true] : [true, false],
    ...scope,
  });
  return rows.map(({ id }) => id);
}

function searchOf({ levels, isFree }: Reading, { category }: SearchScope) {
  const isFiltered = levels !== null || isFree;
  if (category === null) return isFiltered ? searches.filtered : searches.all;
  return isFiltered ? searches.filteredCategory : searches.category;
}

/** Those of the first reading before those of the next; a list that is full asks for no more. */
export async function findIdsOfAny(
  db: Queryable,
  readings: readonly Reading[],
  scope: SearchScope,
): Promise<string[]> {
  const ids = new Set<string>();
  for (const reading of readings) {
    if (ids.size >= scope.limit) break;
    for (const id of await findIds(db, reading, scope)) ids.add(id);
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
