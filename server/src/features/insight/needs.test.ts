import type { Need } from '@academy/contract/insight/insight-calls.ts';
import { NEEDS_SHOWN } from '@academy/contract/insight/insight-options.ts';
import { transcriptions } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { filmMeasures } from '@academy/platform/database/schema/preflight.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { insertReview } from '../../testing/insert-review.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

let academy: TestAcademy;
let authorId: string;
let courseId: string;
let lessonIds: string[];
let call: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  academy = await createTestAcademy({ clock: { now: () => now } });
});
afterAll(() => academy.close());
beforeEach(async () => {
  authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId, title: 'Weaving' });
  const made = await insertCurriculum(academy.database, courseId, { One: ['a', 'b'], Two: ['c'] });
  lessonIds = made.map(({ id }) => id);
  call = await signInLearner(academy, authorId);
});

const told = async (query = ''): Promise<{ needs: Need[]; total: number }> =>
  (await call('GET', `/api/creator/needs${query}`)).body;
const toldShort = async () =>
  (await told()).needs.map(({ need, lesson, count }) => [need, lesson?.title ?? null, count]);

/** Somebody who opened a lesson, and was there last so many days ago. */
async function enroll(
  lastSeenDaysAgo: number,
  values: { completedLessons?: number; finishedAt?: Date } = {},
) {
  const lastAccessedAt = daysAgo(lastSeenDaysAgo);
  const userId = await insertUser(academy.database);
  await academy.database.db
    .insert(enrollments)
    .values({ userId, courseId, lastAccessedAt, completedLessons: 1, isCounted: true, ...values });
  return userId;
}

const bare = (lessonId = '') =>
  academy.database.db.update(lessons).set({ content: ' ', videoUrl: null }).where(eq(lessons.id, lessonId));

describe('what waits for a creator', () => {
  it('is nothing in a course where nothing is missing', async () => {
    expect(await told()).toEqual({ needs: [], total: 0 });
  });

  it('is students who began, have not finished and stayed away for two weeks', async () => {
    await enroll(15);
    await enroll(40);
    await enroll(13);
    await enroll(15, { completedLessons: 0 });
    await enroll(15, { finishedAt: daysAgo(15) });
    expect(await toldShort()).toEqual([['stuck_students', null, 2]]);
  });

  it('is not the creator, who is enrolled in the own course', async () => {
    await academy.database.db
      .insert(enrollments)
      .values({ userId: authorId, courseId, lastAccessedAt: daysAgo(20), completedLessons: 1 });
    expect(await toldShort()).toEqual([]);
  });

  it('is reviews with words that nobody answered', async () => {
    const { database } = academy;
    await insertReview(database, courseId);
    await insertReview(database, courseId, { text: '' });
    await insertReview(database, courseId, { reply: 'Thank you', repliedAt: now });
    await insertReview(database, courseId, { hiddenAt: now, hiddenReason: 'spam' });
    expect(await toldShort()).toEqual([['review_without_reply', null, 1]]);
  });

  it('is questions of the last month that the assistant could not answer', async () => {
    const ask = (isAnswered: boolean, days: number) =>
      academy.database.db.execute(sql`insert into asked_questions (id, course_id, is_answered, question, asked_at)
        values (${newId()}, ${courseId}, ${isAnswered}, ${isAnswered ? null : 'Why?'}, ${daysAgo(days).toISOString()})`);
    await ask(false, 1);
    await ask(false, 29);
    await ask(false, 31);
    await ask(true, 1);
    expect(await toldShort()).toEqual([['unanswered_question', null, 2]]);
  });

  it('is lessons with nothing in them, failed films, and films without captions', async () => {
    const [a = '', b = '', c = ''] = lessonIds;
    await bare(a);
    await insertVideo(academy, { lessonId: b });
    await insertVideo(academy, { lessonId: c, values: { state: 'failed' } });
    expect(await toldShort()).toEqual([
      ['failed_video', 'c', 1],
      ['lesson_without_video', 'a', 1],
      ['lesson_without_captions', 'b', 1],
    ]);
    const [failed] = (await told()).needs;
    expect(failed).toMatchObject({ courseId, courseTitle: 'Weaving', lesson: { lessonId: c } });
    await insertCaptions(academy.database, { lessonId: b });
    expect(await toldShort()).not.toContainEqual(['lesson_without_captions', 'b', 1]);
  });

  it('is captions in another language than that of the film, and no film in which nothing is said', async () => {
    const { db } = academy.database;
    const [a = '', b = '', c = ''] = lessonIds;
    await db.update(lessons).set({ spokenLanguage: 'bn' }).where(eq(lessons.id, a));
    await insertVideo(academy, { lessonId: a });
    await insertCaptions(academy.database, { lessonId: a, language: 'en' });
    const { version: music } = await insertVideo(academy, { lessonId: b });
    await db.insert(transcriptions).values({ assetId: music, state: 'skipped', reason: 'no_speech' });
    const { version: silence } = await insertVideo(academy, { lessonId: c });
    await db.insert(filmMeasures).values({
      ...{ assetId: silence, hasSound: true, loudness: null, silentStartSeconds: 8, blackStartSeconds: 0 },
    });
    expect(await toldShort()).toEqual([['lesson_without_captions', 'a', 1]]);
    await insertCaptions(academy.database, { lessonId: a, language: 'bn', cues: [] });
    expect(await toldShort()).toEqual([['lesson_without_captions', 'a', 1]]);
    await db.update(lessons).set({ spokenLanguage: 'en' }).where(eq(lessons.id, a));
    expect(await toldShort()).toEqual([]);
  });

  it('is no film that is silent', async () => {
    await insertVideo(academy, { lessonId: lessonIds[0] ?? '', values: { hasAudio: false } });
    expect(await toldShort()).toEqual([]);
  });

  it('is nothing of archived courses, and in drafts no lesson that is not written yet', async () => {
    await bare(lessonIds[0]);
    await enroll(20);
    const set = (status: string) =>
      academy.database.db.execute(
        sql`update courses set status = ${status}::course_status where id = ${courseId}`,
      );
    await set('draft');
    expect(await toldShort()).toEqual([['stuck_students', null, 1]]);
    await set('archived');
    expect(await told()).toEqual({ needs: [], total: 0 });
  });

  it('is told of one course alone, and bounded, with how many there are', async () => {
    const other = await insertCourse(academy.database, { authorId });
    const titles = Array.from({ length: NEEDS_SHOWN + 5 }, (_, index) => `lesson ${index}`);
    for (const { id } of await insertCurriculum(academy.database, other, { Long: titles })) await bare(id);
    const all = await told();
    expect([all.needs.length, all.total]).toEqual([NEEDS_SHOWN, NEEDS_SHOWN + 5]);
    expect(all.needs.map(({ lesson }) => lesson?.title)).toEqual(titles.slice(0, NEEDS_SHOWN));
    expect(await told(`?courseId=${courseId}`)).toEqual({ needs: [], total: 0 });
    expect((await call('GET', '/api/creator/needs?courseId=none')).status).toBe(404);
  });
});
