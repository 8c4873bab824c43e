import pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { compare, type Read } from './compare.ts';
import { startControl } from './control.ts';
import { growLargeCatalogue } from './large-catalogue/grow-large-catalogue.ts';
import { explainSettings, plansOf } from './query-plans.ts';
import { type RunningAcademy, startAcademy } from './running-academy.ts';

/** Blanks around a search change nothing, but under a name so long no ready-made answer is kept. */
const readAnew = '+'.repeat(250);

const firstPage: Read = {
  name: 'first page',
  path: '/api/courses?limit=8',
  beside: 'the bytes',
  target: { atLeast: 0.5 },
};

const anew = { beside: 'the statements', target: { atLeast: 0.5 } } as const;
const fresh: readonly Read[] = [
  { ...anew, name: 'first page, read anew', path: `/api/courses?limit=8&search=${readAnew}` },
  { ...anew, name: 'a category', path: `/api/courses?limit=8&categoryId=4&search=${readAnew}` },
  { ...anew, name: 'a rare word', path: `/api/courses?limit=8&search=zymurgy${readAnew}` },
  { ...anew, name: 'a common word', path: `/api/courses?limit=8&search=course${readAnew}` },
  { ...anew, name: 'a typing error', path: `/api/courses?limit=8&search=zymurgi${readAnew}` },
];

export async function benchCatalogue(options: { courses: number; seconds: number }): Promise<BenchRow[]> {
  console.log(`The catalogue with ${options.courses.toLocaleString('en')} courses`);
  const academy = await startAcademy();
  const control = await startControl();
  try {
    await growLargeCatalogue(await academy.command('database'), {
      courseCount: options.courses,
      withLessons: false,
      onProgress: console.log,
    });
    await learnSizes(academy);
    console.log('\nAnonymous GET /api/courses, 10 connections');
    const rows = await compare([firstPage, ...fresh], { academy, control, seconds: options.seconds });
    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    await showPlans(academy);
    return rows;
  } finally {
    control.stop();
    await academy.stop();
  }
}

/** PostgreSQL learns the sizes of tables by itself within a minute or so; what is measured should not depend on when. */
async function learnSizes(academy: RunningAcademy): Promise<void> {
  const client = new pg.Client({ connectionString: await academy.command('database') });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function showPlans(academy: RunningAcademy): Promise<void> {
  console.log('\nWhat each reads, as PostgreSQL ran it');
  for (const { name, path } of fresh) {
    const plans = await plansOf(academy.dataDir, async () => {
      const answer = await fetch(academy.origin + path);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    });
    console.log(`\n${name}`);
    for (const plan of plans) console.log(plan.replaceAll(/^/gm, '  '));
    if (plans.some((plan) => /Seq Scan on (courses|search_words)/.test(plan))) {
      throw new Error(`${name} reads a whole table.`);
    }
  }
}
