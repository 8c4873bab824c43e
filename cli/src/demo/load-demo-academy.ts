import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { quizQuestions, quizzes } from '@academy/platform/database/schema/quizzes.ts';
import { reviews } from '@academy/platform/database/schema/reviews.ts';
import { creatorSettings } from '@academy/platform/database/schema/school.ts';
import { identities, users } from '@academy/platform/database/schema/users.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { demoIssuer } from '@academy/platform/users/demo-accounts.ts';
import { sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { courseId, readDemoAcademy, readDemoCourses } from './demo-academy.ts';
import { learningRows } from './demo-learning.ts';
import { quizRows } from './demo-quizzes.ts';
import { addDemoResources, type FileStore } from './demo-resources.ts';
import { reviewRows } from './demo-reviews.ts';
import { courseRow, creatorRows, lessonRows, moduleRows, userRows } from './demo-rows.ts';

/** Any number, as long as every process that loads the demo academy takes the same. */
const LOADING_LOCK = 7_201_948;

/** Two starts on one database at once: the second waits, then finds it loaded. */
export async function lockLoading(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOADING_LOCK})`);
}

/**
 * Loads the demo academy into an empty database and returns how many courses that made. The users in the database
 * record that it has been done: demo courses that were deleted do not come back.
 */
export function loadDemoAcademyOnce({ db }: Database, now: Date, files?: FileStore): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLoading(tx);
    const [someone] = await tx.select({ id: users.id }).from(users).limit(1);
    return someone ? 0 : loadMissing(tx, now, files);
  });
}

/** Brings back whatever is missing of the demo academy, course by course; a course that is there stays as it is. */
export function restoreDemoAcademy({ db }: Database, now: Date, files?: FileStore): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLoading(tx);
    return loadMissing(tx, now, files);
  });
}

async function loadMissing(tx: Transaction, now: Date, files: FileStore | undefined): Promise<number> {
  const academy = await readDemoAcademy();
  const demoCourses = await readDemoCourses(academy);
  const people = userRows(academy, now);
  await tx.insert(users).values(people).onConflictDoNothing({ target: users.id });
  // The built-in sign-in finds these users by their email address.
  await tx
    .insert(identities)
    .values(people.map(({ id, email }) => ({ issuer: demoIssuer, subject: email, userId: id })))
    .onConflictDoNothing();
  await tx.insert(creatorSettings).values(creatorRows(academy)).onConflictDoNothing();
  const inserted = await tx
    .insert(courses)
    .values(demoCourses.map((course) => courseRow(course, now)))
    .onConflictDoNothing({ target: courses.id })
    .returning({ id: courses.id });
  const insertedIds = new Set(inserted.map(({ id }) => id));
  const missing = demoCourses.filter((course) => insertedIds.has(courseId(course)));
  if (missing.length === 0) return 0;

  for (const course of missing) await recordEvent(tx, { name: 'course_created', courseId: courseId(course) });
  const learning = missing.map((course) => {
    const rows = learningRows(academy, course, now);
    return { ...rows, reviews: reviewRows(academy, course, rows, now) };
  });
  await insertAll(tx, modules, missing.flatMap(moduleRows));
  await insertAll(tx, lessons, missing.flatMap(lessonRows));
  const asked = missing.map(quizRows);
  await insertAll(
    tx,
    quizzes,
    asked.flatMap((rows) => rows.quizzes),
  );
  await insertAll(
    tx,
    quizQuestions,
    asked.flatMap((rows) => rows.questions),
  );
  for (const course of missing) await addDemoResources(tx, course, files);
  await insertAll(
    tx,
    enrollments,
    learning.flatMap((rows) => rows.enrollments),
  );
  await insertAll(
    tx,
    lessonProgress,
    learning.flatMap((rows) => rows.progress),
  );
  await insertAll(
    tx,
    reviews,
    learning.flatMap((rows) => rows.reviews),
  );
  await tellLastVisits(tx);
  return missing.length;
}

/** Who learns or teaches was there. */
async function tellLastVisits(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    UPDATE users SET last_seen_at = visits.latest FROM (
      SELECT user_id, max(at) AS latest FROM (
        SELECT user_id, last_accessed_at AS at FROM enrollments
        UNION ALL SELECT author_id, coalesce(last_updated_at, published_at) FROM courses) AS visit
      GROUP BY user_id) AS visits
    WHERE users.id = visits.user_id AND users.last_seen_at IS NULL
      AND users.id IN (SELECT user_id FROM identities WHERE issuer = ${demoIssuer})`);
}

/** A restored course may have no lessons or no students, and an insert of nothing is an error. */
async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly PgInsertValue<T>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values([...rows]);
}
