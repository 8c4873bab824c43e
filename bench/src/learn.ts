import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { benchCertificates } from './certificates.ts';
import { compare, withContenders } from './compare.ts';
import { type Caller, createCaller } from './http-client.ts';
import { growLargeCatalogue } from './large-catalogue/grow-large-catalogue.ts';
import { benchLessonFile } from './lesson-file.ts';
import { measureQuizChecks } from './quiz-checks.ts';
import { benchReviews } from './reviews.ts';
import { withDatabase } from './running-academy.ts';
import { enrollStudents } from './students.ts';
import { compareWrites } from './writes.ts';

const courseCount = 1500;
const studentCount = 10_000;

const enrollSql = `INSERT INTO enrollments (user_id, course_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING course_id`;
const completeSql = `
  WITH completed AS (
    INSERT INTO lesson_progress (user_id, lesson_id, course_id, completed_at) VALUES ($1, $2, $3, now())
    ON CONFLICT (user_id, lesson_id) DO UPDATE SET completed_at = excluded.completed_at
  )
  UPDATE enrollments SET last_watched_lesson_id = $2, last_accessed_at = now() WHERE user_id = $1 AND course_id = $3`;

interface FirstLesson {
  readonly course: string;
  readonly lesson: string;
}

/** What a student writes, beside the statement alone through a bare pool, and the page of a course with many students. */
export function benchLearn({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log('Learning');
  return withContenders(seconds, async (contenders) => {
    const { academy } = contenders;
    const database = await academy.command('database');
    await growLargeCatalogue(database, { courseCount, withLessons: true, onProgress: console.log });
    const cookie = await academy.command('session', '--new', 'learner@example.com');
    await academy.command('session', '--new', 'bare@example.com');
    const learner = createCaller(academy, cookie);
    const { writes, checks, courseId } = await withDatabase(academy, async (pool) => ({
      writes: [...(await measureWrites(learner, pool)), ...(await benchCertificates(learner, pool))],
      checks: await measureQuizChecks(academy, pool),
      courseId: await fillCourse(pool),
    }));
    await learner.call('POST', `/api/enrollments/courses/${courseId}`);
    learner.close();
    console.log(
      `\nThe calls of a course page with ${studentCount.toLocaleString('en')} students in the course`,
    );
    const read = { headers: { cookie }, beside: 'the statements', target: { atLeast: 0.5 } } as const;
    const reads = await compare(
      [
        { ...read, name: 'course page: course', path: `/api/courses/${courseId}` },
        { ...read, name: 'course page: curriculum', path: `/api/courses/${courseId}/curriculum` },
        { ...read, name: 'course page: enrollment', path: `/api/enrollments/courses/${courseId}` },
      ],
      contenders,
    );
    const reviews = await benchReviews(contenders, { courseId, cookie });
    const files = await withDatabase(academy, (pool) =>
      benchLessonFile({ academy, pool, courseId, cookie, seconds }),
    );
    return [...writes, checks, ...reads, ...reviews, ...files];
  });
}

async function measureWrites(learner: Caller, pool: pg.Pool): Promise<BenchRow[]> {
  const { rows: people } = await pool.query<{ id: string }>(
    `SELECT id FROM users WHERE email = 'bare@example.com'`,
  );
  const bare = people[0]?.id;
  const { rows: items } = await pool.query<FirstLesson>(
    `SELECT DISTINCT ON (course_id) course_id AS course, lessons.id AS lesson FROM lessons
     JOIN courses ON courses.id = course_id AND status = 'published' ORDER BY course_id, lessons.position LIMIT $1`,
    [courseCount],
  );
  console.log(`\nWrites, ${items.length} of each, 10 at a time`);
  const ask = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values });
  const enrolled = await compareWrites({
    name: 'enroll',
    items,
    // Each from an address of its own: one address may not enroll so fast.
    ours: ({ course }, index) =>
      learner.call('POST', `/api/enrollments/courses/${course}`, {
        from: `10.0.${index >> 8}.${index & 255}`,
      }),
    bare: ({ course }) => ask('enroll', enrollSql, [bare, course]),
    target: { atLeast: 0.2 },
  });
  const completed = await compareWrites({
    name: 'complete a lesson',
    items,
    ours: ({ course, lesson }) =>
      learner.call('PUT', `/api/enrollments/courses/${course}/lessons/${lesson}/complete`),
    bare: ({ course, lesson }) => ask('complete', completeSql, [bare, lesson, course]),
    target: { atLeast: 0.25 },
  });
  return [enrolled, completed];
}

/** The course with the most lessons gets very many students, each of whom has completed one lesson. */
async function fillCourse(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT course_id AS id FROM lessons GROUP BY course_id ORDER BY count(*) DESC, course_id LIMIT 1`,
  );
  const courseId = rows[0]?.id ?? '';
  await enrollStudents(pool, courseId, { students: studentCount, completedLessons: 1 });
  return courseId;
}
