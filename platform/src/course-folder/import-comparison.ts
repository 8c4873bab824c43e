import { createHash } from 'node:crypto';
import { type ImportComparison, shownChanges } from '@academy/contract/course-folders/course-import.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import type { ImportPlan } from './plan-import.ts';
import type { StoredCourse, StoredFilm } from './stored-course.ts';

/** What a course looked like, in a few letters: another one means that somebody changed it. A film that is being prepared is still the same. */
export function fingerprintOf(stored: StoredCourse | null): string {
  const text = JSON.stringify(stored, (key, value: unknown) =>
    key === 'film' ? (value as StoredFilm | null)?.id : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

/** A plan as a person reads it before agreeing to it. */
export async function comparisonOf(db: Queryable, plan: ImportPlan): Promise<ImportComparison> {
  const { stored, folder, changes } = plan;
  const lessons = plan.modules.flatMap((module) => module.lessons);
  const told = JSON.stringify([fingerprintOf(stored), changes]);
  return {
    title: folder.title,
    changes: changes.slice(0, shownChanges),
    changeCount: changes.length,
    progress: await lostProgress(db, plan),
    missingFilms: lessons.filter(({ lesson, stored: before }) => lesson.hasFilm && !before?.film).length,
    seen: createHash('sha256').update(told).digest('hex'),
  };
}

async function lostProgress(db: Queryable, plan: ImportPlan): Promise<ImportComparison['progress']> {
  if (plan.stored === null) return { students: 0, completions: 0, answers: 0, notes: 0 };
  const lessons = plan.removedLessons.map(({ id }) => id);
  const questions = [
    ...plan.removedLessons.flatMap((lesson) => lesson.questions),
    ...plan.modules.flatMap((module) => module.lessons).flatMap((lesson) => lesson.removedQuestions),
  ].map(({ id }) => id);
  const gone = sql`any(${sql.param(lessons)}::uuid[])`;
  const { rows } = await db.execute<ImportComparison['progress']>(sql`
    select
      (select count(*)::int from enrollments where course_id = ${plan.stored.id}::uuid) as students,
      (select count(*)::int from lesson_progress where lesson_id = ${gone} and completed_at is not null) as completions,
      (select count(*)::int from quiz_results where question_id = any(${sql.param(questions)}::uuid[])) as answers,
      (select count(*)::int from notes where lesson_id = ${gone})
        + (select count(*)::int from timed_notes where lesson_id = ${gone}) as notes`);
  return rows[0] ?? { students: 0, completions: 0, answers: 0, notes: 0 };
}
