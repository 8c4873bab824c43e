import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let author: Awaited<ReturnType<typeof signInLearner>>;
let studentId: string;
let student: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database, { role: 'creator' });
  author = await signInLearner(academy, authorId);
  studentId = await insertUser(academy.database);
  student = await signInLearner(academy, studentId);
});
afterAll(() => academy.close());

/** A published course of two lessons with a student. */
async function makeCourse() {
  const { database } = academy;
  const courseId = await insertCourse(database, { authorId, status: 'published' });
  const [first, second] = await insertCurriculum(database, courseId, { Loom: ['Warp', 'Weft'] });
  await database.db.insert(enrollments).values({ userId: studentId, courseId });
  return { courseId, first: first?.id ?? '', second: second?.id ?? '', moduleId: first?.moduleId ?? '' };
}

const film = (lessonId: string, durationSeconds: number) =>
  insertVideo(academy, { lessonId, heights: [360], segmentCount: 1, values: { durationSeconds } });

async function asVisitor(url: string) {
  return (await academy.app.inject({ url })).json();
}

async function lessonSeconds(courseId: string) {
  const [module] = await asVisitor(`/api/courses/${courseId}/curriculum`);
  return module.lessons.map(({ videoSeconds }: { videoSeconds?: number }) => videoSeconds);
}

describe('the time of a course', () => {
  it('is told once every lesson has a film, to visitors and in the outline too', async () => {
    const { courseId, first, second } = await makeCourse();
    await film(first, 62.5);
    await recordEvent(academy.database.db, { name: 'video_ready', courseId, lessonId: first });
    await expect.poll(() => lessonSeconds(courseId)).toEqual([62.5, undefined]);
    expect(await asVisitor(`/api/courses/${courseId}`)).not.toHaveProperty('totalSeconds');
    await film(second, 100);
    await recordEvent(academy.database.db, { name: 'video_ready', courseId, lessonId: second });
    await expect.poll(() => lessonSeconds(courseId)).toEqual([62.5, 100]);
    const listed = async () =>
      (await asVisitor('/api/courses')).find(({ id }: { id: string }) => id === courseId);
    await expect.poll(() => asVisitor(`/api/courses/${courseId}`)).toMatchObject({ totalSeconds: 162.5 });
    await expect.poll(listed).toEqual(await asVisitor(`/api/courses/${courseId}`));
  });

  it('counts the version that is watched: not one being prepared, one replaced or one that failed', async () => {
    const { courseId, first } = await makeCourse();
    const { version } = await film(first, 30);
    await insertVideo(academy, { lessonId: first, values: { state: 'playable', durationSeconds: 99 } });
    await insertVideo(academy, { lessonId: first, values: { state: 'failed', durationSeconds: 98 } });
    const { body } = await author('GET', `/api/courses/${courseId}/curriculum`);
    expect(body[0].lessons[0].videoSeconds).toBe(30);
    await film(first, 31);
    await academy.database.db
      .update(videoAssets)
      .set({ retiredAt: new Date() })
      .where(eq(videoAssets.id, version));
    const again = await author('GET', `/api/courses/${courseId}/curriculum`);
    expect(again.body[0].lessons[0].videoSeconds).toBe(31);
  });

  it('is forgotten with the film, before its removal is acknowledged', async () => {
    const { courseId, moduleId, first, second } = await makeCourse();
    await film(first, 10);
    await film(second, 20);
    await author('PUT', `/api/courses/${courseId}/modules/${moduleId}`, { title: 'Loom', order: 1 });
    expect(await asVisitor(`/api/courses/${courseId}`)).toMatchObject({ totalSeconds: 30 });
    await author('DELETE', `/api/courses/${courseId}/modules/${moduleId}/lessons/${second}/video`);
    expect(await asVisitor(`/api/courses/${courseId}`)).not.toHaveProperty('totalSeconds');
    await author('DELETE', `/api/courses/${courseId}/modules/${moduleId}/lessons/${second}`);
    expect(await asVisitor(`/api/courses/${courseId}`)).toMatchObject({ totalSeconds: 10 });
  });

  it('leaves to a student the films of the lessons that are not completed', async () => {
    const { courseId, first, second } = await makeCourse();
    await student('PUT', `/api/enrollments/courses/${courseId}/lessons/${first}/complete`, {});
    const left = async () => {
      const lists = ['/api/courses/in-progress', '/api/enrollments/courses'];
      const bodies = await Promise.all(lists.map(async (url) => (await student('GET', url)).body));
      return bodies.map((list) => list.find(({ id }: { id: string }) => id === courseId).remainingSeconds);
    };
    await film(first, 1000);
    expect(await left()).toEqual([undefined, undefined]);
    await film(second, 7300);
    expect(await left()).toEqual([7300, 7300]);
  });

  it('is none of a course without lessons', async () => {
    const courseId = await insertCourse(academy.database, { authorId, status: 'published' });
    expect((await author('GET', `/api/courses/${courseId}`)).body).not.toHaveProperty('totalSeconds');
  });

  it('cannot be typed: what an author writes is shown, and not added up', async () => {
    const { courseId, moduleId, first } = await makeCourse();
    const url = `/api/courses/${courseId}/modules/${moduleId}/lessons/${first}`;
    const payload = { title: 'Warp', order: 1, duration: '09:00:00', videoSeconds: 5 };
    expect((await author('PUT', url, payload)).body).not.toHaveProperty('videoSeconds');
    expect((await author('GET', `/api/courses/${courseId}`)).body).not.toHaveProperty('totalSeconds');
  });
});

it('a new course is dated by its making, not by the default', async () => {
  const { body } = await author('POST', '/api/courses', {
    title: 'Weaving',
    description: 'From the warp to the weft',
    category: 'Design',
    language: 'Bengali',
    difficulty: 'beginner',
    price: null,
  });
  const { lastUpdated } = (await author('GET', `/api/courses/${body._id}`)).body;
  expect(Math.abs(Date.parse(lastUpdated) - Date.now())).toBeLessThan(60_000);
});
