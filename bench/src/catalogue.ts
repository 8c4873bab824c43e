import type { BenchRow } from './bench-row.ts';
import { compare, type Read, showPlans, withContenders } from './compare.ts';
import { growLargeCatalogue } from './large-catalogue/grow-large-catalogue.ts';
import { explainSettings } from './postgres-log.ts';
import { withDatabase } from './running-academy.ts';

/** Blanks around a search change nothing, but an answer with so long a name is not cached. */
const uncached = '+'.repeat(250);

const firstPage: Read = {
  name: 'first page',
  path: '/api/courses?limit=8',
  beside: 'the bytes',
  target: { atLeast: 0.5 },
};

const read = { beside: 'the statements', target: { atLeast: 0.5 } } as const;
const fresh: readonly Read[] = [
  { ...read, name: 'first page, read anew', path: `/api/courses?limit=8&search=${uncached}` },
  { ...read, name: 'a category', path: `/api/courses?limit=8&categoryId=4&search=${uncached}` },
  { ...read, name: 'a rare word', path: `/api/courses?limit=8&search=zymurgy${uncached}` },
  { ...read, name: 'a common word', path: `/api/courses?limit=8&search=course${uncached}` },
  { ...read, name: 'a level', path: `/api/courses?limit=8&search=advanced${uncached}` },
  {
    ...read,
    name: 'what is free, of a category',
    path: `/api/courses?limit=8&categoryId=4&search=free${uncached}`,
  },
  {
    ...read,
    name: 'a level and a rare word',
    path: `/api/courses?limit=8&search=beginner+zymurgy${uncached}`,
  },
  { ...read, name: 'a typing error', path: `/api/courses?limit=8&search=zymurgi${uncached}` },
];

export function benchCatalogue(options: { courses: number; seconds: number }): Promise<BenchRow[]> {
  console.log(`The catalogue with ${options.courses.toLocaleString('en')} courses`);
  return withContenders(options.seconds, async (contenders) => {
    const { academy } = contenders;
    await growLargeCatalogue(await academy.command('database'), {
      courseCount: options.courses,
      withLessons: false,
      onProgress: console.log,
    });
    // PostgreSQL analyzes its tables within a minute or so; the measurement should not depend on when.
    await withDatabase(academy, (pool) => pool.query('VACUUM ANALYZE'));
    console.log('\nAnonymous GET /api/courses, 10 connections');
    const rows = await compare([firstPage, ...fresh], contenders);
    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    for (const read of fresh) {
      const plans = await showPlans(read, academy);
      if (plans.some((plan) => /Seq Scan on (courses|search_words)/.test(plan))) {
        throw new Error(`${read.name} reads a whole table.`);
      }
    }
    return rows;
  });
}
