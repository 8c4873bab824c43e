import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { compare, withContenders } from './compare.ts';
import { type Caller, createCaller } from './http-client.ts';
import { type RunningAcademy, withDatabase } from './running-academy.ts';
import { enrollStudents } from './students.ts';
import { compareWrites } from './writes.ts';

const moduleCount = 50;
const lessonsInModule = 20;
const studentCount = 10_000;
/** One user may save 240 times a minute. */
const editorCount = 5;

/**
 * Positions in a module must be unique only when the transaction ends, so one statement may shift all of them. It locks the
 * module first: two that shift the same lessons in another order would wait for each other.
 */
const moveSql = `
  WITH locked AS (SELECT id FROM modules WHERE id = $1 FOR NO KEY UPDATE)
  UPDATE lessons SET position = CASE WHEN id = $2 THEN $3 WHEN position >= $3 THEN position + 1 ELSE position END
  WHERE module_id = (SELECT id FROM locked)`;

/** A large course in its author's hands: the curriculum editor's call, a reorder, and the students page. */
export function benchCreator({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log('The creator');
  return withContenders(seconds, (contenders) =>
    withDatabase(contenders.academy, async (pool) => {
      const { academy } = contenders;
      const cookie = await academy.command('session', 'creator@example.com');
      const courseId = await fillCourse(pool);
      console.log(
        `\nA course of ${moduleCount} modules with ${moduleCount * lessonsInModule} lessons and ${studentCount.toLocaleString('en')} students`,
      );
      const read = {
        headers: { cookie },
        // A course has few authors, and these are the largest answers there are.
        connections: 2,
        beside: 'the statements',
        target: { atLeast: 0.5 },
      } as const;
      const reads = await compare(
        [
          { ...read, name: 'curriculum editor', path: `/api/courses/${courseId}/curriculum` },
          { ...read, name: 'students page', path: `/api/courses/${courseId}/students` },
          { ...read, name: 'own courses', path: '/api/creator/courses' },
        ],
        contenders,
      );
      const editors: Caller[] = [];
      for (let index = 0; index < editorCount; index += 1) editors.push(await signInAdmin(academy, index));
      const reorder = await measureReorder(editors, pool, courseId);
      for (const editor of editors) editor.close();
      return [...reads, reorder];
    }),
  );
}

async function signInAdmin(academy: RunningAcademy, index: number): Promise<Caller> {
  const email = `editor-${index}@example.com`;
  const cookie = await academy.command('session', '--new', email);
  await academy.command('role', email, 'admin');
  return createCaller(academy, cookie);
}

/** Each lesson of the course is moved once, beside the one statement that moves a lesson through a bare pool. */
async function measureReorder(
  editors: readonly Caller[],
  pool: pg.Pool,
  courseId: string,
): Promise<BenchRow> {
  const { rows: items } = await pool.query<{ id: string; module: string; title: string }>(
    'SELECT id, module_id AS module, title FROM lessons WHERE course_id = $1 ORDER BY id',
    [courseId],
  );
  console.log('\nReorders, each lesson once, 10 at a time');
  return compareWrites({
    name: 'reorder a lesson',
    items,
    ours: async ({ id, module, title }, index) =>
      editors[index % editors.length]?.call(
        'PUT',
        `/api/courses/${courseId}/modules/${module}/lessons/${id}`,
        { body: { title, order: 1, moduleId: module, courseId } },
      ),
    bare: ({ id, module }) => pool.query({ name: 'move', text: moveSql, values: [module, id, 1] }),
    target: { atLeast: 0.1 },
  });
}

async function fillCourse(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT courses.id FROM courses JOIN users ON users.id = author_id
     WHERE users.email = 'creator@example.com' AND status = 'published' ORDER BY courses.id LIMIT 1`,
  );
  const courseId = rows[0]?.id ?? '';
  await pool.query('DELETE FROM modules WHERE course_id = $1', [courseId]);
  await pool.query(
    `WITH made AS (
       INSERT INTO modules (id, course_id, title, position)
       SELECT gen_random_uuid(), $1, 'Module ' || n, n FROM generate_series(1, $2::int) n RETURNING id
     )
     INSERT INTO lessons (id, course_id, module_id, title, content, position)
     SELECT gen_random_uuid(), $1, made.id, 'Lesson ' || n, repeat('What this lesson says. ', 80), n
     FROM made, generate_series(1, $3::int) n`,
    [courseId, moduleCount, lessonsInModule],
  );
  await enrollStudents(pool, courseId, { students: studentCount, completedLessons: 20 });
  return courseId;
}
