import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';
import { everywhere, publicEverywhere, publicNear, readable } from './moment-sql.ts';
import type { SearchScope } from './search-scope.ts';

const fold = preparedSql<{ folded: string[] }>(
  'moments_fold',
  sql`select array(
    select academy_fold(text) from unnest(${sql.placeholder('texts')}::text[]) with ordinality as given (text, place) order by place
  ) as folded`,
);

/** Texts as the database folds what it searches. */
export async function foldTexts(db: Queryable, texts: readonly string[]): Promise<readonly string[]> {
  if (texts.length === 0) return [];
  return (await fold(db, { texts }))[0]?.folded ?? [];
}

/** So many words of a search are taken for mistyped; see the search of courses. */
const mistypedWords = sql.raw('3');
const respell = preparedSql<{ words: string[] }>(
  'moments_respell',
  sql`select academy_respell_moments(${sql.placeholder('words')}::text[], ${mistypedWords}, ${readable}, ${everywhere}, ${publicNear},
    ${publicEverywhere}) as words`,
);

export async function respellWords(
  db: Queryable,
  words: readonly string[],
  scope: SearchScope,
): Promise<readonly string[]> {
  return (await respell(db, { words, ...scope }))[0]?.words ?? words;
}
