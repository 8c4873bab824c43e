import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let courseId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database, { role: 'creator' });
  call = await signInLearner(academy, authorId);
});
afterAll(() => academy.close());
beforeEach(async () => {
  courseId = await insertCourse(academy.database, { authorId });
});

const curriculum = async (): Promise<Module[]> =>
  (await call('GET', `/api/courses/${courseId}/curriculum`)).body;

/** As 'Module: lesson lesson', in order. */
const outline = async () =>
  (await curriculum()).map(({ title, lessons: inside }) =>
    `${title}: ${inside.map((lesson) => lesson.title).join(' ')}`.trim(),
  );

const moduleUrl = (moduleId: string) => `/api/courses/${courseId}/modules/${moduleId}`;
const lessonUrl = ({ id, moduleId }: { id: string; moduleId: string }) =>
  `${moduleUrl(moduleId)}/lessons/${id}`;

const addModule = async (title: string, order?: number) =>
  call('POST', `/api/courses/${courseId}/modules`, { title, order });

async function aLesson() {
  const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson'] });
  if (lesson === undefined) throw new Error('no lesson was made');
  return lesson;
}

describe('a module', () => {
  it('is added at the place asked for, and is told with its id', async () => {
    await addModule('One', 1);
    await addModule('Three', 2);
    const { status, body } = await addModule('Two', 2);
    expect({ status, body }).toEqual({
      status: 201,
      body: { _id: body.id, id: expect.any(String), title: 'Two', order: 2, lessons: [], revision: 1 },
    });
    expect(await outline()).toEqual(['One:', 'Two:', 'Three:']);
  });

  it.each([[99], [undefined]])('is added at the end when it is asked for place %s', async (order) => {
    await addModule('One');
    expect((await addModule('Last', order)).body.order).toBe(2);
  });

  it('is renamed and moved, and the others make room', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await addModule(title);
    const [, , , last] = await curriculum();
    const { status, body } = await call('PUT', moduleUrl(last?.id ?? ''), { title: 'Dee', order: 2 });
    expect({ status, body }).toMatchObject({ status: 200, body: { title: 'Dee', order: 2, revision: 2 } });
    expect((await curriculum()).map(({ title, order, revision }) => [title, order, revision])).toEqual([
      ['A', 1, 1],
      ['Dee', 2, 2],
      ['B', 3, 2],
      ['C', 4, 2],
    ]);
  });

  it('stays at its place when it is only renamed, and tells its lessons', async () => {
    await insertCurriculum(academy.database, courseId, { A: ['one', 'two'], B: [] });
    const [first] = await curriculum();
    const { body } = await call('PUT', moduleUrl(first?.id ?? ''), { title: 'Renamed' });
    expect(body).toMatchObject({
      title: 'Renamed',
      order: 1,
      lessons: [
        { title: 'one', order: 1, moduleTitle: 'Renamed', revision: 1 },
        { title: 'two', order: 2 },
      ],
    });
  });

  it('is found by its id in capital letters too', async () => {
    for (const title of ['A', 'B']) await addModule(title);
    const [first] = await curriculum();
    const { body } = await call('PUT', moduleUrl(first?.id.toUpperCase() ?? ''), { title: 'A', order: 2 });
    expect(body).toMatchObject({ id: first?.id, order: 2 });
    expect(await outline()).toEqual(['B:', 'A:']);
  });

  it('goes with everything below it, and the others close up', async () => {
    await insertCurriculum(academy.database, courseId, { A: ['one'], B: ['two', 'three'], C: ['four'] });
    const [, second] = await curriculum();
    expect((await call('DELETE', moduleUrl(second?.id ?? ''))).status).toBe(204);
    expect((await curriculum()).map(({ title, order }) => [title, order])).toEqual([
      ['A', 1],
      ['C', 2],
    ]);
    const left = await academy.database.db.select().from(lessons).where(eq(lessons.courseId, courseId));
    expect(left).toHaveLength(2);
    expect((await call('DELETE', moduleUrl(second?.id ?? ''))).status).toBe(404);
  });

  it.each([
    { title: ' ', order: 1 },
    { title: 'x'.repeat(201), order: 1 },
    { title: 'A', order: 0 },
    { title: 'A', order: '1' },
    { order: 1 },
  ])('is refused as %j', async (payload) => {
    expect((await call('POST', `/api/courses/${courseId}/modules`, payload)).status).toBe(400);
    expect(await outline()).toEqual([]);
  });

  it('that another editor changed meanwhile is not overwritten', async () => {
    const { id } = (await addModule('One')).body;
    await call('PUT', moduleUrl(id), { title: 'Hers', revision: 1 });
    expect(await call('PUT', moduleUrl(id), { title: 'Mine', revision: 1 })).toEqual({
      status: 409,
      body: {
        code: 'stale_edit',
        message: 'This module was changed elsewhere since you opened it.',
        facts: { thing: 'module' },
      },
    });
    expect(await outline()).toEqual(['Hers:']);
  });
});

describe('a lesson', () => {
  it('is added with all that the form has, at its place', async () => {
    const { id } = (await addModule('One')).body;
    const url = `${moduleUrl(id)}/lessons`;
    await call('POST', url, { title: 'Last', order: 1, moduleId: id, courseId });
    const { status, body } = await call('POST', url, {
      title: ' Warp ',
      content: '# The warp\n\n<script>alert(1)</script>',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      duration: '00:12:30',
      order: 1,
      moduleId: id,
      courseId,
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        _id: body.id,
        id: expect.any(String),
        title: 'Warp',
        content: '# The warp\n\n<script>alert(1)</script>',
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        duration: '00:12:30',
        givenDuration: '00:12:30',
        order: 1,
        moduleId: id,
        moduleTitle: 'One',
        revision: 1,
      },
    });
    expect(await outline()).toEqual(['One: Warp Last']);
  });

  it('shows the default duration and says that none was given', async () => {
    const lesson = await aLesson();
    const { body } = await call('GET', lessonUrl(lesson));
    expect(body).toMatchObject({ duration: '10:00', givenDuration: null, revision: 1 });
    expect((await curriculum())[0]?.lessons[0]).toMatchObject({ givenDuration: null, revision: 1 });
  });

  it('tells students nothing of revisions', async () => {
    const lesson = await aLesson();
    const student = await signInLearner(academy, await insertUser(academy.database));
    await student('POST', `/api/enrollments/courses/${courseId}`, {});
    for (const url of [lessonUrl(lesson), `/api/courses/${courseId}/curriculum`]) {
      const { body } = await student('GET', url);
      expect(JSON.stringify(body)).toContain('Secret content');
      expect(JSON.stringify(body)).not.toMatch(/revision|givenDuration/);
    }
  });

  it('keeps what a save does not name, and loses what is empty', async () => {
    const lesson = await aLesson();
    await call('PUT', lessonUrl(lesson), { title: 'Renamed', duration: '12:30' });
    expect((await call('GET', lessonUrl(lesson))).body).toMatchObject({
      title: 'Renamed',
      content: 'Secret content of Lesson',
      videoUrl: 'https://example.com/secret.mp4',
      duration: '12:30',
    });
    await call('PUT', lessonUrl(lesson), { title: 'Renamed', content: '', videoUrl: null, duration: '' });
    expect((await call('GET', lessonUrl(lesson))).body).toMatchObject({
      content: null,
      videoUrl: null,
      duration: '10:00',
      revision: 3,
    });
  });

  it('moves among its neighbours, whose new places are counted too', async () => {
    const made = await insertCurriculum(academy.database, courseId, { M: ['aaa', 'bbb', 'ccc'] });
    const [first] = made;
    if (first === undefined) throw new Error('no lesson was made');
    expect((await call('PUT', lessonUrl(first), { title: 'aaa', order: 3 })).body.order).toBe(3);
    const [module] = await curriculum();
    expect(module?.lessons.map(({ title, order, revision }) => [title, order, revision])).toEqual([
      ['bbb', 1, 2],
      ['ccc', 2, 2],
      ['aaa', 3, 2],
    ]);
  });

  it('moves to another module of the course, and its students keep what they did', async () => {
    const made = await insertCurriculum(academy.database, courseId, { A: ['one', 'two'], B: ['three'] });
    const [one, , three] = made;
    if (one === undefined || three === undefined) throw new Error('no lessons were made');
    const student = await signInLearner(academy, await insertUser(academy.database));
    await student('POST', `/api/enrollments/courses/${courseId}`, {});
    await student('PUT', `/api/enrollments/courses/${courseId}/lessons/${one.id}/complete`);
    const { body } = await call('PUT', lessonUrl(one), { title: 'one', order: 1, moduleId: three.moduleId });
    expect(body).toMatchObject({ moduleId: three.moduleId, moduleTitle: 'B', order: 1 });
    expect(await outline()).toEqual(['A: two', 'B: one three']);
    const status = await student('GET', `/api/enrollments/courses/${courseId}`);
    expect(status.body).toMatchObject({ completedLessons: 1, progress: 33 });
    // The path's module is where the lesson is now.
    expect((await call('PUT', lessonUrl(one), { title: 'one' })).status).toBe(404);
  });

  it('does not move into another course, or nowhere', async () => {
    const lesson = await aLesson();
    const otherCourse = await insertCourse(academy.database, { authorId });
    const [other] = await insertCurriculum(academy.database, otherCourse, { Other: ['x'] });
    for (const moduleId of [other?.moduleId, 'malformed', '0']) {
      expect((await call('PUT', lessonUrl(lesson), { title: 'Lesson', moduleId })).status).toBe(404);
    }
    expect(await outline()).toEqual(['Module: Lesson']);
  });

  it.each([
    [{ title: 'ab' }, 400, 'Lesson title must be at least 3 characters'],
    [{ title: '👍👍' }, 400, 'Lesson title must be at least 3 characters'],
    [{ duration: '25 minutes' }, 400, 'Duration must look like hh:mm:ss'],
    [{ videoUrl: 'javascript:alert(1)' }, 422, expect.stringContaining('http:// or https://')],
    [{ videoUrl: 'https://youtube.com/watch?v=short' }, 422, expect.any(String)],
    [{ videoUrl: 'http://127.0.0.1/secret.mp4' }, 422, expect.stringContaining('private address')],
    [{ content: 'x'.repeat(200_001) }, 400, expect.any(String)],
    [{ content: 'a\0b' }, 400, expect.any(String)],
  ])('is refused with %j', async (changes, status, message) => {
    const lesson = await aLesson();
    const answer = await call('PUT', lessonUrl(lesson), { title: 'Renamed', ...changes });
    expect(answer).toMatchObject({ status, body: { message } });
    expect((await call('GET', lessonUrl(lesson))).body).toMatchObject({ title: 'Lesson', revision: 1 });
  });

  it('that another editor changed meanwhile is not overwritten', async () => {
    const lesson = await aLesson();
    await call('PUT', lessonUrl(lesson), { title: 'Hers', revision: 1 });
    expect(await call('PUT', lessonUrl(lesson), { title: 'Mine', revision: 1 })).toEqual({
      status: 409,
      body: {
        code: 'stale_edit',
        message: 'This lesson was changed elsewhere since you opened it.',
        facts: { thing: 'lesson' },
      },
    });
    expect((await call('GET', lessonUrl(lesson))).body.title).toBe('Hers');
  });

  it('dates the course by every edit, so that students see it is fresh', async () => {
    const lesson = await aLesson();
    await call('PUT', lessonUrl(lesson), { title: 'Renamed' });
    const [course] = await academy.database.db.select().from(courses).where(eq(courses.id, courseId));
    expect(course?.lastUpdatedAt).toBeInstanceOf(Date);
    expect(course?.revision).toBe(1);
  });
});

describe('deleting a lesson', () => {
  it('keeps everybody’s progress right, and goes back to the lesson watched before', async () => {
    const made = await insertCurriculum(academy.database, courseId, { A: ['one', 'two', 'three'] });
    const [one, two, three] = made;
    if (one === undefined || two === undefined || three === undefined)
      throw new Error('no lessons were made');
    const student = await signInLearner(academy, await insertUser(academy.database));
    await student('POST', `/api/enrollments/courses/${courseId}`, {});
    for (const { id } of [one, two]) {
      await student('PUT', `/api/enrollments/courses/${courseId}/lessons/${id}/complete`);
    }
    const status = async () => (await student('GET', `/api/enrollments/courses/${courseId}`)).body;
    expect(await status()).toMatchObject({ progress: 67, lastWatchedLessonId: two.id });
    expect((await call('DELETE', lessonUrl(two))).status).toBe(204);
    expect(await status()).toMatchObject({ progress: 50, completedLessons: 1, lastWatchedLessonId: one.id });
    await call('DELETE', lessonUrl(three));
    expect(await status()).toMatchObject({ progress: 100, lastWatchedLessonId: one.id });
    await call('DELETE', lessonUrl(one));
    expect(await status()).toMatchObject({ progress: 0, completedLessons: 0, lastWatchedLessonId: null });
    expect((await call('DELETE', lessonUrl(one))).status).toBe(404);
  });

  it('leaves its video to the sweep', async () => {
    const lesson = await aLesson();
    const { version } = await insertVideo(academy, { lessonId: lesson.id, heights: [360], segmentCount: 1 });
    await call('DELETE', moduleUrl(lesson.moduleId));
    const [asset] = await academy.database.db.select().from(videoAssets).where(eq(videoAssets.id, version));
    expect(asset).toMatchObject({ lessonId: null });
  });
});

describe('the link of a lesson', () => {
  const versionsOf = (lessonId: string) =>
    academy.database.db.select().from(videoAssets).where(eq(videoAssets.lessonId, lessonId));
  const file = 'https://example.com/film.mp4';

  it('to a file has the file fetched, once', async () => {
    const { id } = (await addModule('One')).body;
    const { body } = await call('POST', `${moduleUrl(id)}/lessons`, { title: 'Film', videoUrl: file });
    expect(await versionsOf(body.id)).toMatchObject([
      { state: 'waiting', sourceUrl: file, createdBy: authorId, version: 1 },
    ]);
    await call('PUT', lessonUrl({ id: body.id, moduleId: id }), { title: 'Film again', videoUrl: file });
    expect(await versionsOf(body.id)).toHaveLength(1);
    await call('PUT', lessonUrl({ id: body.id, moduleId: id }), { title: 'Film', videoUrl: `${file}?2` });
    expect(await versionsOf(body.id)).toHaveLength(2);
  });

  it('that is taken away takes along what was fetched, and not what was uploaded', async () => {
    const lesson = await aLesson();
    await call('PUT', lessonUrl(lesson), { title: 'Film', videoUrl: file });
    await insertVideo(academy, { lessonId: lesson.id, heights: [360], segmentCount: 1 });
    await call('PUT', lessonUrl(lesson), { title: 'Film', videoUrl: 'https://vimeo.com/76979871' });
    const versions = await versionsOf(lesson.id);
    expect(versions.map(({ sourceUrl, removedAt }) => [sourceUrl, removedAt !== null]).toSorted()).toEqual(
      [
        [file, true],
        [null, false],
      ].toSorted(),
    );
  });

  it('that was taken off with the video does not come back with a save that was begun before', async () => {
    const lesson = await aLesson();
    const link = 'https://vimeo.com/76979871';
    const { body } = await call('PUT', lessonUrl(lesson), { title: 'Film', videoUrl: link });
    expect((await call('DELETE', `${lessonUrl(lesson)}/video`)).status).toBe(204);
    const late = { title: 'A film', videoUrl: link, revision: body.revision };
    expect((await call('PUT', lessonUrl(lesson), late)).status).toBe(409);
    expect((await call('GET', lessonUrl(lesson))).body).toMatchObject({ title: 'Film', videoUrl: null });
  });

  it('is not saved when the file cannot be fetched for it', async () => {
    const lesson = await aLesson();
    const { status } = await call('PUT', lessonUrl(lesson), {
      title: 'Film',
      videoUrl: 'http://10.0.0.1/a.mp4',
    });
    expect(status).toBe(422);
    expect(await versionsOf(lesson.id)).toEqual([]);
  });

  it('leaves the duration of the real video where the author gives none', async () => {
    const lesson = await aLesson();
    await insertVideo(academy, { lessonId: lesson.id, heights: [360], segmentCount: 1 });
    const { body } = await call('PUT', lessonUrl(lesson), { title: 'Film', duration: '' });
    expect(body).toMatchObject({ duration: '00:04', givenDuration: '00:04' });
  });

  it('keeps the duration of a newer video when a form sends that of the one before along', async () => {
    const lesson = await aLesson();
    await insertVideo(academy, { lessonId: lesson.id, heights: [360], segmentCount: 1 });
    await insertVideo(academy, { lessonId: lesson.id, heights: [360], segmentCount: 3 });
    const { body } = await call('PUT', lessonUrl(lesson), { title: 'Film', duration: '00:04' });
    expect(body).toMatchObject({ duration: '00:12', givenDuration: '00:12' });
    const given = await call('PUT', lessonUrl(lesson), { title: 'Film', duration: '00:10' });
    expect(given.body).toMatchObject({ duration: '00:10' });
  });
});
