/** How long the first words of an answer take without a language model, beside the bare statements of the same reads. */
import pg from 'pg';
import type { BenchRow } from '../bench-row.ts';
import { type Statement, statementsOf } from '../postgres-log.ts';
import { type RunningAcademy, withDatabase } from '../running-academy.ts';
import { cueText } from '../search/spoken-words.ts';
import { type Asker, createAsker } from './ask.ts';
import { enrollAskers } from './fill-courses.ts';
import { insertLargeCourse, largeCues } from './large-course.ts';

const asked = 100;

export function measureSpeed(academy: RunningAcademy): Promise<BenchRow[]> {
  return withDatabase(academy, async (pool) => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM courses WHERE instructor = 'Bench' ORDER BY md5(id::text) LIMIT $1`,
      [asked + 2],
    );
    const [probe = '', , ...courses] = rows.map(({ id }) => id);
    const large = await insertLargeCourse(pool);
    const courseIds = [probe, large, ...courses];
    const askers: Asker[] = [];
    for (const name of ['cold', 'warm', 'large'])
      askers.push(await createAsker(academy, await enrollAskers(pool, { name, count: 4, courseIds })));
    const [first, second, third] = askers as [Asker, Asker, Asker];
    try {
      const question = (place: number) => cueText(place * 7 + 1);
      // The thread that finds passages is started by the first question of all.
      const coldReads = await readsOf(academy, () => first.ask(probe, null, question(0)));
      const warmReads = await readsOf(academy, () => first.ask(probe, null, question(1)));
      const bare = (reads: readonly Statement[]) => timeReads(academy, reads, { probe, courses });
      const rowsOfLarge = await measureLarge(third, large, question);
      return [
        ...rowsFor(
          'a course asked for the first time',
          await timeAsked(first, courses, question),
          await bare(coldReads),
        ),
        ...rowsFor(
          'a course asked before',
          await timeAsked(second, courses, question),
          await bare(warmReads),
        ),
        ...rowsOfLarge,
      ];
    } finally {
      for (const asker of askers) asker.close();
    }
  });
}

async function timeAsked(
  asker: Asker,
  courses: readonly string[],
  question: (place: number) => string,
): Promise<number[]> {
  const times: number[] = [];
  for (const [place, courseId] of courses.entries()) {
    const { firstMs } = await asker.ask(courseId, null, question(place));
    times.push(firstMs);
  }
  return times;
}

async function readsOf(academy: RunningAcademy, ask: () => Promise<unknown>): Promise<Statement[]> {
  const statements = await statementsOf(academy.dataDir, ask);
  return statements.filter(
    ({ text }) => /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete)\b/i.test(text),
  );
}

interface Probed {
  readonly probe: string;
  readonly courses: readonly string[];
}

/** The same statements one after the other over one connection, for each of the courses. */
async function timeReads(
  academy: RunningAcademy,
  reads: readonly Statement[],
  { probe, courses }: Probed,
): Promise<number[]> {
  const client = new pg.Client({ connectionString: await academy.command('database') });
  await client.connect();
  try {
    const times: number[] = [];
    for (const courseId of courses) {
      const started = performance.now();
      for (const [number, { text, values }] of reads.entries()) {
        const own = values.map((value) => (value === probe ? courseId : value));
        await client.query({ name: `read ${number}`, text, values: own });
      }
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    await client.end();
  }
}

async function measureLarge(
  asker: Asker,
  courseId: string,
  question: (place: number) => string,
): Promise<BenchRow[]> {
  const cold = await asker.ask(courseId, null, question(0));
  const warm = await timeAsked(
    asker,
    Array.from({ length: asked }, () => courseId),
    question,
  );
  const name = `a course of ${largeCues.toLocaleString('en')} cues`;
  return [
    row(`${name}, first question`, cold.firstMs, null),
    row(`${name}, p50`, share(warm, 0.5), null),
    row(`${name}, p95`, share(warm, 0.95), null),
  ];
}

function rowsFor(name: string, ours: readonly number[], bare: readonly number[]): BenchRow[] {
  return [0.5, 0.95].map((part) => row(`${name}, p${part * 100}`, share(ours, part), share(bare, part)));
}

function row(name: string, ours: number, control: number | null): BenchRow {
  return { name, unit: 'ms', ours, control, controlName: 'the same reads over one connection', target: null };
}

function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}
