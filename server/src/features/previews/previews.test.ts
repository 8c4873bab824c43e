import {
  captionPlaylistPath,
  contentKeyPath,
  playlistPath,
  posterPath,
  storyboardPath,
  streamPath,
} from '@academy/contract/videos/stream-paths.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let beside: TestAcademy;
let authorId: string;
let author: Awaited<ReturnType<typeof signInLearner>>;
let courseId: string;
let lessons: { readonly id: string; readonly moduleId: string }[];
let version: string;

beforeAll(async () => {
  academy = await createTestAcademy();
  beside = await createTestAcademy({ beside: academy });
});
afterAll(async () => {
  await beside.close();
  await academy.close();
});
beforeEach(async () => {
  authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId });
  lessons = await insertCurriculum(academy.database, courseId, {
    First: ['One', 'Two', 'Three'],
    Second: ['Four'],
  });
  const [lessonId = ''] = lessons.map(({ id }) => id);
  ({ version } = await insertVideo(academy, { lessonId, heights: [360], segmentCount: 1 }));
  await insertCaptions(academy.database, { lessonId });
  author = await signInLearner(academy, authorId);
});

const at = (index = 0) => {
  const { id, moduleId } = lessons[index] ?? { id: '', moduleId: '' };
  return `/api/courses/${courseId}/modules/${moduleId}/lessons/${id}`;
};
const mark = (isPreview: boolean, index = 0) => author('PUT', `${at(index)}/preview`, { isPreview });
const setStatus = (status: string) => author('PUT', `/api/creator/courses/${courseId}/status`, { status });

const doors = () => {
  const lessonId = lessons[0]?.id ?? '';
  return [
    streamPath(lessonId),
    playlistPath(lessonId, version, 360),
    contentKeyPath(lessonId, version),
    posterPath(lessonId, version),
    storyboardPath(lessonId, version, 0),
    captionPlaylistPath(lessonId, version, 'en'),
    `${at()}/video`,
    `${at()}/captions`,
    `${at()}/captions/en`,
    `${at()}/captions/en/file/vtt`,
  ];
};

/** What a visitor is answered at each door, by this process and by another. */
async function visit(): Promise<number[]> {
  const answers = [academy, beside].flatMap(({ app }) => doors().map((url) => app.inject({ url })));
  return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))];
}

const outlineOf = async () => {
  const { body } = await academy.get(`/api/courses/${courseId}/curriculum`);
  return (body as { lessons: { title: string; isPreview?: true }[] }[])
    .flatMap((module) => module.lessons)
    .filter(({ isPreview }) => isPreview)
    .map(({ title }) => title);
};

describe('a free preview', () => {
  it('opens film and captions to visitors when it is marked, and closes them when the mark is taken away', async () => {
    expect(await visit()).toEqual([401]);
    expect((await mark(true)).body).toEqual({ isPreview: true, others: 0 });
    expect(await visit()).toEqual([200]);
    expect((await mark(false)).body).toEqual({ isPreview: false, others: 0 });
    expect(await visit()).toEqual([401]);
  });

  it.each(['draft', 'archived'])(
    'is none while its course is %s, and one again afterwards',
    async (status) => {
      await mark(true);
      expect((await setStatus(status)).status).toBe(200);
      expect(await visit()).toEqual([401]);
      if (status === 'archived') await setStatus('draft');
      expect((await setStatus('published')).status).toBe(200);
      expect(await visit()).toEqual([200]);
    },
  );

  it('is none while its author is blocked with their courses', async () => {
    await mark(true);
    const admin = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
    const path = `/api/admin/people/${authorId}/block`;
    expect((await admin('PUT', path, { hideCourses: true, reason: null })).status).toBe(200);
    expect(await visit()).toEqual([401]);
    await admin('DELETE', path);
    expect(await visit()).toEqual([200]);
  });

  it.each([
    ['lesson', () => at()],
    ['module', () => at().replace(/\/lessons.*/, '')],
  ])('ends with its %s', async (_, path) => {
    await mark(true);
    expect((await author('DELETE', path())).status).toBe(204);
    expect(await visit()).toEqual([401]);
  });

  it('gives out nothing that a browser, a proxy or a network of caches may keep for others', async () => {
    await mark(true);
    for (const url of doors()) {
      const { headers } = await academy.app.inject({ url });
      expect([url, headers['cache-control']]).toEqual([
        url,
        expect.stringMatching(/^(no-store|private, no-cache)$/),
      ]);
    }
  });

  it('is for people: a visitor who asks ten times a second for a minute is told when to come back', async () => {
    await mark(true);
    const remoteAddress = '203.0.113.7';
    const ask = () => academy.app.inject({ url: `${at()}/captions/en`, remoteAddress });
    for (let n = 0; n < 600; n += 1) expect((await ask()).statusCode).toBe(200);
    const { statusCode, headers } = await ask();
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await author('GET', `${at()}/captions/en`)).status).toBe(200);
  });

  it('tells visitors how the film plays, and nothing of how it was made', async () => {
    await mark(true);
    const { body } = await academy.get(`${at()}/video`);
    expect(body).toMatchObject({ state: 'ready', failure: null, fileName: null, playing: { version } });
    const captions = await academy.get(`${at()}/captions`);
    expect(captions.body).toMatchObject({ tracks: [{ language: 'en' }] });
    expect(captions.body).not.toHaveProperty('editing');
  });

  it('is named in the outline at once, where there is a film to be watched', async () => {
    expect(await outlineOf()).toEqual([]);
    await mark(true);
    await mark(true, 1);
    expect(await outlineOf()).toEqual(['One']);
    await mark(false);
    expect(await outlineOf()).toEqual([]);
    const { body } = await author('GET', `/api/courses/${courseId}/curriculum`);
    expect(body[0].lessons.map(({ isPreview }: { isPreview?: true }) => isPreview)).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  it('is named in the outline while its film is being prepared, and not where that failed', async () => {
    for (const [index, state] of [
      [1, 'waiting'],
      [2, 'failed'],
    ] as const) {
      await mark(true, index);
      await insertVideo(academy, { lessonId: lessons[index]?.id ?? '', heights: [], values: { state } });
    }
    expect(await outlineOf()).toEqual(['Two']);
  });

  it('is one of three at most', async () => {
    for (const index of [0, 1, 2]) expect((await mark(true, index)).status).toBe(200);
    const { status, body } = await mark(true, 3);
    expect([status, body.code, body.facts]).toEqual([409, 'too_many_previews', { limit: 3 }]);
    expect((await mark(true, 2)).body).toEqual({ isPreview: true, others: 2 });
    await mark(false, 0);
    expect((await mark(true, 3)).status).toBe(200);
  });

  it('is one of three at most though all are marked at once', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((index) => mark(true, index)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
  });

  it('stays one when the lesson is saved, moved or renamed by a call that does not know of it', async () => {
    await mark(true);
    const { body } = await author('PUT', at(), { title: 'Renamed', order: 2, revision: 1 });
    expect(body).toMatchObject({ title: 'Renamed', isPreview: true, revision: 2 });
    const moved = await author('PUT', at(), { title: 'Renamed', moduleId: lessons[3]?.moduleId });
    expect(moved.body).toMatchObject({ isPreview: true });
    expect((await author('GET', `${at(3).replace(/[^/]+$/, '')}${lessons[0]?.id}/preview`)).body).toEqual({
      isPreview: true,
      others: 0,
    });
  });

  it('cannot be made by the payload of a lesson', async () => {
    await author('PUT', at(), { title: 'One', isPreview: true });
    expect(await visit()).toEqual([401]);
  });

  it('is none of another course, whatever the address says', async () => {
    await mark(true);
    const other = await insertCourse(academy.database, { authorId });
    const [foreign] = await insertCurriculum(academy.database, other, { Module: ['Lesson'] });
    const { id = '' } = lessons[0] ?? {};
    const paths = [
      `/api/courses/${other}/modules/${foreign?.moduleId}/lessons/${id}/video`,
      `/api/courses/${courseId}/modules/${foreign?.moduleId}/lessons/${id}/video`,
      `/api/courses/${courseId}/modules/${lessons[0]?.moduleId}/lessons/${foreign?.id}/video`,
      streamPath(foreign?.id ?? ''),
    ];
    for (const url of paths) expect((await academy.get(url)).status).toBe(401);
  });

  it('of a course that nobody may see any more is missing to who is signed in', async () => {
    await mark(true);
    const stranger = await signInLearner(academy, await insertUser(academy.database));
    expect((await stranger('GET', `${at()}/video`)).status).toBe(200);
    await academy.database.db.update(courses).set({ status: 'draft' }).where(eq(courses.id, courseId));
    expect((await stranger('GET', `${at()}/video`)).status).toBe(404);
  });
});
