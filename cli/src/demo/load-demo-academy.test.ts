import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { reviews } from '@academy/platform/database/schema/reviews.ts';
import { creatorSettings } from '@academy/platform/database/schema/school.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courseId, readDemoAcademy, userId } from './demo-academy.ts';
import { loadDemoAcademyOnce, restoreDemoAcademy } from './load-demo-academy.ts';

const now = new Date('2026-03-01T12:00:00Z');
const academy = await readDemoAcademy();
const courseCount = Object.keys(academy.courses).length;
const demoStudentId = userId(academy.student);
const tables = { users, courses, lessons, enrollments, lessonProgress, reviews };

describe('the demo academy in the database', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(async () => {
    await test.drop();
  });

  async function rowCounts(): Promise<Record<string, number>> {
    const counts = Object.entries(tables).map(async ([name, table]) => [
      name,
      await test.database.db.$count(table),
    ]);
    return Object.fromEntries(await Promise.all(counts));
  }

  it('is loaded once, also by two starts at the same time', async () => {
    const made = await Promise.all([
      loadDemoAcademyOnce(test.database, now),
      loadDemoAcademyOnce(test.database, now),
    ]);
    expect(made.toSorted()).toEqual([0, courseCount].toSorted());
    const counts = await rowCounts();
    expect(await loadDemoAcademyOnce(test.database, new Date())).toBe(0);
    expect(await rowCounts()).toEqual(counts);
  });

  it('leaves an academy alone that already has people', async () => {
    await test.database.db
      .insert(users)
      .values({ id: crypto.randomUUID(), name: 'Ada', username: 'ada', email: 'ada@example.org' });
    expect(await loadDemoAcademyOnce(test.database, now)).toBe(0);
    expect(await rowCounts()).toMatchObject({ users: 1, courses: 0 });
  });

  it('does not bring deleted courses back by itself, and does when it is asked to', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const whole = await rowCounts();
    for (const key of ['python-from-zero', 'flutter-two-platforms']) {
      await test.database.db.delete(courses).where(eq(courses.id, courseId({ key })));
    }
    expect(await loadDemoAcademyOnce(test.database, now)).toBe(0);
    expect((await rowCounts())['courses']).toBe(courseCount - 2);
    await test.database.db.execute(sql`DELETE FROM outbox.events`);
    expect(await restoreDemoAcademy(test.database, now)).toBe(2);
    // A running academy hears of it, and forgets the catalogue it has ready.
    const { rows: events } = await test.database.db.execute(sql`SELECT name FROM outbox.events`);
    expect(events).toEqual([{ name: 'course_created' }, { name: 'course_created' }]);
    expect(await rowCounts()).toEqual(whole);
    expect(await restoreDemoAcademy(test.database, now)).toBe(0);
  });

  it('lets the demo student have begun a course, be halfway in one and have finished one', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const own = await test.database.db
      .select()
      .from(enrollments)
      .where(eq(enrollments.userId, demoStudentId));
    const percents = await Promise.all(own.map(({ courseId }) => percentOf(courseId)));
    const [begun = 0, half = 0, finished = 0] = percents.toSorted((a, b) => a - b);
    expect(percents).toHaveLength(3);
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(15);
    expect(half).toBeGreaterThan(40);
    expect(half).toBeLessThan(60);
    expect(finished).toBe(100);
    expect(own.every(({ lastWatchedLessonId }) => lastWatchedLessonId !== null)).toBe(true);
  });

  it('tells a history that could have happened', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const impossible = await test.database.db.execute(sql`
      SELECT 1 FROM enrollments e JOIN courses c ON c.id = e.course_id JOIN users u ON u.id = e.user_id
      LEFT JOIN lesson_progress p ON p.user_id = e.user_id AND p.course_id = e.course_id
      WHERE c.published_at > e.enrolled_at OR u.created_at > e.enrolled_at
         OR e.enrolled_at > e.last_accessed_at OR e.last_accessed_at > ${now.toISOString()}
         OR p.completed_at < e.enrolled_at
         -- Days in fractions may round to a neighbouring millisecond.
         OR p.completed_at > e.last_accessed_at + interval '1 second'
         OR c.last_updated_at < c.published_at OR c.created_at > c.published_at`);
    expect(impossible.rows).toEqual([]);
    const unseen = await test.database.db.execute(sql`
      SELECT 1 FROM users u LEFT JOIN enrollments e ON e.user_id = u.id
      WHERE u.last_seen_at < e.last_accessed_at OR u.last_seen_at > ${now.toISOString()}
         OR (u.last_seen_at IS NULL AND e.user_id IS NOT NULL)`);
    expect(unseen.rows).toEqual([]);
    const begun = await test.database.db.$count(lessonProgress, isNotNull(lessonProgress.completedAt));
    expect(begun).toBeGreaterThan(500);
  });

  it('has reviews only by students who came far enough, and replies that were written after them', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const { rows: possible } = await test.database.db.execute<{ count: number }>(sql`
      SELECT count(*)::integer AS count FROM reviews r JOIN enrollments e USING (user_id, course_id)
      WHERE r.created_at BETWEEN e.enrolled_at AND ${now.toISOString()}
        AND (r.replied_at IS NULL OR r.replied_at BETWEEN r.created_at AND ${now.toISOString()})
        AND (r.reply IS NULL) = (r.replied_at IS NULL)
        AND NOT EXISTS (SELECT FROM reviews o WHERE o.course_id = r.course_id AND (o.id > r.id) <> (o.created_at > r.created_at) AND o.id <> r.id)
        AND 5 * (SELECT count(*) FROM lesson_progress p WHERE p.user_id = r.user_id AND p.course_id = r.course_id)
          >= (SELECT count(*) FROM lessons l WHERE l.course_id = r.course_id)`);
    const written = Object.values(academy.courses).flatMap((course) => course.reviews);
    expect(possible).toEqual([{ count: written.length }]);
    expect(await test.database.db.$count(reviews, eq(reviews.userId, demoStudentId))).toBe(0);
  });

  it('lets those who teach say who they are, as the page of a course shows it', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const shown = await test.database.db.select({ bio: creatorSettings.bio }).from(creatorSettings);
    const written = Object.values(academy.authors).flatMap(({ bio }) => bio ?? []);
    expect(shown.map(({ bio }) => bio).toSorted()).toEqual(written.toSorted());
  });

  async function percentOf(course: string): Promise<number> {
    const { db } = test.database;
    const done = and(eq(lessonProgress.courseId, course), eq(lessonProgress.userId, demoStudentId));
    return progressPercent(
      await db.$count(lessonProgress, done),
      await db.$count(lessons, eq(lessons.courseId, course)),
    );
  }
});
