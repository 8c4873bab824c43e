import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { type Caller, createCaller } from './http-client.ts';
import type { RunningAcademy } from './running-academy.ts';
import { compareWrites } from './writes.ts';

/** A person checks at most 60 times a minute, so many people have to. */
const people = 12;
const checksOfEach = 50;
const questionCount = 5;

const checkSql = `
  WITH best AS (
    INSERT INTO quiz_results (user_id, question_id, is_right)
    SELECT $1, id, true FROM quiz_questions WHERE lesson_id = $2
    ON CONFLICT (user_id, question_id) DO UPDATE SET is_right = quiz_results.is_right OR excluded.is_right
  )
  INSERT INTO quiz_attempts (id, user_id, lesson_id, answers, correct_count, question_count, quiz_revision)
  VALUES (gen_random_uuid(), $1, $2, $3, ${questionCount}, ${questionCount}, 1)`;

interface Lesson {
  readonly course: string;
  readonly module: string;
  readonly lesson: string;
}

/** Checking the questions of a lesson: read, graded, kept as an attempt and as the best results. */
export async function measureQuizChecks(academy: RunningAcademy, pool: pg.Pool): Promise<BenchRow> {
  const lesson = await makeQuiz(pool);
  const { rows: questions } = await pool.query<{ id: string }>(
    'SELECT id FROM quiz_questions WHERE lesson_id = $1',
    [lesson.lesson],
  );
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 'a']));
  const learners: Caller[] = [];
  for (let n = 0; n < people; n += 1) {
    const cookie = await academy.command('session', '--new', `quiz-${n}@example.com`);
    const learner = createCaller(academy, cookie);
    await learner.call('POST', `/api/enrollments/courses/${lesson.course}`, { from: `10.1.0.${n}` });
    learners.push(learner);
  }
  const { rows: bare } = await pool.query<{ id: string }>(
    `SELECT id FROM users WHERE email = 'bare@example.com'`,
  );
  const path = `/api/courses/${lesson.course}/modules/${lesson.module}/lessons/${lesson.lesson}/quiz/check`;
  const row = await compareWrites({
    name: 'check a quiz',
    items: Array.from({ length: people * checksOfEach }, (_, index) => index),
    ours: async (index) => learners[index % people]?.call('POST', path, { body: { answers } }),
    bare: () =>
      pool.query({
        name: 'check',
        text: checkSql,
        values: [bare[0]?.id, lesson.lesson, JSON.stringify(answers)],
      }),
    target: { atLeast: 0.1 },
  });
  for (const learner of learners) learner.close();
  return row;
}

async function makeQuiz(pool: pg.Pool): Promise<Lesson> {
  const { rows } = await pool.query<Lesson>(
    `SELECT course_id AS course, module_id AS module, lessons.id AS lesson FROM lessons
     JOIN courses ON courses.id = course_id AND status = 'published' ORDER BY lessons.id LIMIT 1`,
  );
  const [lesson] = rows;
  if (lesson === undefined) throw new Error('There is no lesson to ask questions in.');
  await pool.query(
    'INSERT INTO quizzes (lesson_id, revision) VALUES ($1, 1) ON CONFLICT (lesson_id) DO NOTHING',
    [lesson.lesson],
  );
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}`, correct: id === 'a' }));
  await pool.query(
    `INSERT INTO quiz_questions (id, lesson_id, position, prompt, explanation, solution)
     SELECT gen_random_uuid(), $1, n, 'Question ' || n, '', $2 FROM generate_series(1, ${questionCount}) AS n`,
    [lesson.lesson, JSON.stringify({ kind: 'single', options })],
  );
  return lesson;
}
