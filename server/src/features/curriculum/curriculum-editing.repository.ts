/** The SQL of editing a curriculum. Every function runs in the transaction of an edit, which has locked the course. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { and, asc, eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Edits of one course come one after the other, so that two editors cannot give one position to two lessons; enrolling
 * and learning, which only refer to the row, do not wait. False when the course is gone.
 */
export async function lockCourse(tx: Queryable, courseId: string): Promise<boolean> {
  const found = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('no key update');
  return found.length > 0;
}

/** Students see something new in the course. */
export async function dateCourse(tx: Queryable, courseId: string): Promise<void> {
  await tx.update(courses).set({ lastUpdatedAt: sql`now()` }).where(eq(courses.id, courseId));
}

/** With its id as the database writes it: a path may name it in capital letters. */
export async function findModule(tx: Queryable, courseId: string, moduleId: string) {
  const [found] = await tx
    .select({ id: modules.id, title: modules.title, revision: modules.revision })
    .from(modules)
    .where(and(eq(modules.id, moduleId), eq(modules.courseId, courseId)));
  return found;
}

export async function insertModule(tx: Queryable, values: InferInsertModel<typeof modules>): Promise<void> {
  await tx.insert(modules).values(values);
}

export async function renameModule(tx: Queryable, moduleId: string, title: string): Promise<number> {
  const [renamed] = await tx
    .update(modules)
    .set({ title, revision: sql`${modules.revision} + 1` })
    .where(eq(modules.id, moduleId))
    .returning({ revision: modules.revision });
  if (renamed === undefined) throw new Error('A module of a locked course has gone.');
  return renamed.revision;
}

export async function deleteModule(tx: Queryable, moduleId: string): Promise<void> {
  await tx.delete(modules).where(eq(modules.id, moduleId));
}

export async function listModuleIds(tx: Queryable, courseId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: modules.id })
    .from(modules)
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.position));
  return rows.map(({ id }) => id);
}

export async function listLessonIds(tx: Queryable, moduleId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.moduleId, moduleId))
    .orderBy(asc(lessons.position));
  return rows.map(({ id }) => id);
}

/**
 * Gives each its position in the list, from 1. Only those that move are written. A payload names a position, so a save
 * that was begun before the move is stale; the one that is edited counts that by itself.
 */
export async function writeOrder(
  tx: Queryable,
  table: PgTable,
  ids: readonly string[],
  { editedId = null }: { editedId?: string | null } = {},
): Promise<void> {
  await tx.execute(sql`
    update ${table} as moved
    set position = ordered.position,
      revision = moved.revision + (moved.id is distinct from ${editedId}::uuid)::int
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as ordered (id, position)
    where moved.id = ordered.id and moved.position <> ordered.position`);
}

/**
 * Students who watched one of these lessons last go on with the lesson they had before it. This comes before the lessons
 * are deleted, in the order in which completing a lesson writes: the other way round, the two would wait for each other. All
 * students of the course wait meanwhile, as one of them may come to such a lesson just now.
 */
export async function resetLastWatched(tx: Queryable, lessonIds: readonly string[]): Promise<void> {
  const left = sql`any(${sql.param(lessonIds)}::uuid[])`;
  await tx.execute(sql`
    select from enrollments where course_id in (select course_id from lessons where id = ${left})
    order by user_id for no key update`);
  await tx.execute(sql`
    update enrollments set last_watched_lesson_id = (
      select lesson_id from lesson_progress
      where lesson_progress.user_id = enrollments.user_id and lesson_progress.course_id = enrollments.course_id
        and not lesson_progress.lesson_id = ${left}
      order by lesson_progress.updated_at desc limit 1
    )
    where last_watched_lesson_id = ${left}`);
}
