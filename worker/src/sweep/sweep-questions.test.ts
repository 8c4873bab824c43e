import { askedQuestions, assistantBudget, assistantUse } from '@academy/platform/database/schema/chats.ts';
import { newId } from '@academy/platform/ids.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { removeOldQuestions } from './sweep-questions.ts';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

let videos: TestVideos;
let courseId: string;
beforeAll(async () => {
  videos = await createTestVideos();
  const lessonId = await videos.insertLesson();
  const { rows } = await videos.db.execute<{ id: string }>(
    sql`select course_id as id from lessons where id = ${lessonId}`,
  );
  courseId = rows[0]?.id ?? '';
});
afterAll(() => videos.close());

const sweep = () => removeOldQuestions(videos.test.database, now);

it('removes what was asked more than 400 days ago, and counts of hours and days that are over', async () => {
  const { db, authorId: userId } = videos;
  const asked = (days: number) => ({ id: newId(), courseId, isAnswered: true, askedAt: daysAgo(days) });
  await db.insert(askedQuestions).values([asked(401), asked(399), asked(0)]);
  await db.insert(assistantUse).values([3, 1, 0].map((days) => ({ userId, hour: daysAgo(days) })));
  const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  await db.insert(assistantBudget).values([42, 39, 0].map((days) => ({ day: day(days), tokens: 1 })));
  expect(await sweep()).toBe(1);
  expect(await db.$count(askedQuestions)).toBe(2);
  expect(await db.$count(assistantUse)).toBe(2);
  expect(await db.$count(assistantBudget)).toBe(2);
});

it('keeps the last 10,000 questions of a course', async () => {
  const { db } = videos;
  await db.delete(askedQuestions);
  await db.execute(sql`
    insert into asked_questions (id, course_id, is_answered, asked_at)
    select gen_random_uuid(), ${courseId}::uuid, true, ${now.toISOString()}::timestamptz - n * interval '1 minute'
    from generate_series(1, 10003) as n`);
  expect(await sweep()).toBe(3);
  const { rows } = await db.execute<{ oldest: string }>(
    sql`select min(asked_at)::text as oldest from asked_questions`,
  );
  expect(new Date(rows[0]?.oldest ?? '')).toEqual(new Date(now.getTime() - 10_000 * 60_000));
  expect(await sweep()).toBe(0);
});
