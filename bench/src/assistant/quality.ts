/** How often the first place, and one of the first three, is right, and what is refused, beside full-text search. */
import type pg from 'pg';
import { type BenchRow, printLine } from '../bench-row.ts';
import { type RunningAcademy, withDatabase } from '../running-academy.ts';
import { createAsker } from './ask.ts';
import { enrollAskers, type FilledCourse, fillMeasuredCourses } from './fill-courses.ts';
import { askControl, fillControl, type Joining } from './full-text-control.ts';
import { type Half, type MeasuredQuestion, readQuestions } from './question-set.ts';
import { type FoundPlace, rankOfRight } from './right-places.ts';

interface Found {
  readonly question: MeasuredQuestion;
  readonly places: readonly FoundPlace[];
  readonly isRefused: boolean;
}

/** In percent. */
interface Shares {
  readonly first: number;
  readonly firstThree: number;
  readonly unanswerableRefused: number;
  readonly answerableRefused: number;
}

const controlName = 'PostgreSQL full-text search';

export function measureQuality(academy: RunningAcademy, halves: readonly Half[]): Promise<BenchRow[]> {
  return withDatabase(academy, async (pool) => {
    const all = halves.flatMap(readQuestions);
    const names = [...new Set(all.map(({ course }) => course))];
    const courses = await fillMeasuredCourses(pool, names);
    await fillControl(pool, names);
    const rows: BenchRow[] = [];
    for (const half of halves) {
      const questions = readQuestions(half);
      const ours = sharesOf(await askAcademy(academy, pool, { half, questions, courses }));
      rows.push(...rowsOf(half, questions.length, ours, await controlOf(pool, questions)));
    }
    return rows;
  });
}

interface AskedHalf {
  readonly half: Half;
  readonly questions: readonly MeasuredQuestion[];
  readonly courses: ReadonlyMap<string, FilledCourse>;
}

async function askAcademy(
  academy: RunningAcademy,
  pool: pg.Pool,
  { half, questions, courses }: AskedHalf,
): Promise<Found[]> {
  const courseIds = [...courses.values()].map(({ courseId }) => courseId);
  const asker = await createAsker(
    academy,
    await enrollAskers(pool, { name: half, count: askers, courseIds }),
  );
  try {
    const found: Found[] = [];
    for (const question of questions) {
      const course = courses.get(question.course);
      if (course === undefined) throw new Error(`${question.course} is not there.`);
      const lessonId = course.lessonIds.get(question.lesson) ?? null;
      const { answer } = await asker.ask(course.courseId, lessonId, question.question);
      const places = answer.sources.map((source) => ({
        lesson: source.lessonTitle,
        kind: source.kind,
        seconds: source.kind === 'speech' ? source.seconds : null,
        text: source.text,
      }));
      found.push({ question, places, isRefused: !answer.fits });
    }
    return found;
  } finally {
    asker.close();
  }
}

/** Whichever way of joining words is right more often. */
async function controlOf(pool: pg.Pool, questions: readonly MeasuredQuestion[]): Promise<Shares> {
  const shares: Shares[] = [];
  for (const joining of ['and', 'or'] satisfies Joining[]) {
    const found: Found[] = [];
    for (const question of questions) {
      const places = await askControl(pool, question, joining);
      found.push({ question, places, isRefused: places.length === 0 });
    }
    shares.push(sharesOf(found));
  }
  return shares.reduce((best, other) => (other.first > best.first ? other : best));
}

function sharesOf(found: readonly Found[]): Shares {
  const answerable = found.filter(({ question }) => question.kind !== 'unanswerable');
  const unanswerable = found.filter(({ question }) => question.kind === 'unanswerable');
  const share = (of: readonly Found[], has: (each: Found) => boolean) =>
    (100 * of.filter(has).length) / of.length;
  const isAmong = (first: number) => (each: Found) => {
    const rank = rankOfRight(each.question, each.places);
    return rank >= 0 && rank < first;
  };
  return {
    first: share(answerable, isAmong(1)),
    firstThree: share(answerable, isAmong(3)),
    unanswerableRefused: share(unanswerable, ({ isRefused }) => isRefused),
    answerableRefused: share(answerable, ({ isRefused }) => isRefused),
  };
}

const askers = 4;
const pointsAhead = 15;
const mostRefused = 10;

function rowsOf(half: Half, count: number, ours: Shares, control: Shares): BenchRow[] {
  const ahead = ours.first - control.first;
  const verdict = (isReached: boolean) => (isReached ? 'ok' : 'missed');
  printLine(
    `${half}, ${count} questions: points ahead at the first place`.padEnd(64),
    [ahead.toFixed(0), verdict(ahead >= pointsAhead)],
    8,
  );
  printLine(
    `${half}: answerable questions refused, %`.padEnd(64),
    [ours.answerableRefused.toFixed(0), verdict(ours.answerableRefused <= mostRefused)],
    8,
  );
  const names: Readonly<Record<keyof Shares, string>> = {
    first: 'the first place is right',
    firstThree: 'one of the first three is right',
    unanswerableRefused: 'unanswerable, refused',
    answerableRefused: 'answerable, refused',
  };
  return (Object.keys(names) as (keyof Shares)[]).map((key) => ({
    name: `${half}: ${names[key]}`,
    unit: '%',
    ours: ours[key],
    control: control[key],
    controlName,
    target: null,
  }));
}
