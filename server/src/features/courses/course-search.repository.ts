import type { Database } from '@academy/platform/database/connect.ts';
import { exactPatterns, hasTrigrams, indexedPatterns, type Words } from './like-patterns.ts';
import { foldText, rankedHits, respellWords, searchCourses } from './search-statements.ts';

interface SearchScope {
  readonly category: string | null;
  readonly limit: number;
}

export type CourseSearchRepository = ReturnType<typeof createCourseSearchRepository>;

export function createCourseSearchRepository({ pool }: Database) {
  /** Named, so that the server parses and plans each statement once a connection. */
  const ask = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;

  return {
    /** The words of a text, folded by the database exactly as it folds the courses. */
    foldWords: async (text: string): Promise<string[]> => {
      const [row] = await ask<{ folded: string }>('search_fold', foldText, [text]);
      return [...new Set(row?.folded.split(/\s+/u).filter((word) => word !== ''))];
    },

    /** The ids of the courses that contain every word, best first. */
    findIds: async (words: Words, { category, limit }: SearchScope): Promise<string[]> => {
      const values = [
        exactPatterns(words),
        limit,
        hasTrigrams(words) ? rankedHits : 0,
        indexedPatterns(words),
      ];
      const rows =
        category === null
          ? await ask<{ id: string }>('search_courses', searchCourses(false), values)
          : await ask<{ id: string }>('search_courses_of_category', searchCourses(true), [
              ...values,
              category,
            ]);
      return rows.map((row) => row.id);
    },

    /** The words, each that no course contains replaced by the known spelling nearest to it. */
    respell: async (words: Words): Promise<string[]> => {
      const [row] = await ask<{ words: string[] }>('search_respell', respellWords, [words]);
      return row?.words ?? [...words];
    },
  };
}
