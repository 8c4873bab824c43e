import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from './testing/factories.ts';
import { insertResource } from './testing/insert-resource.ts';
import { insertVideo } from './testing/insert-video.ts';
import { signInLearner } from './testing/learner.ts';
import { createTestAcademy, type TestAcademy } from './testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let courseId: string;
let moduleId: string;
let lessonId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;
let before: number;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId });
  const [lesson] = await insertCurriculum(academy.database, courseId, { One: ['a', 'b'] });
  moduleId = lesson?.moduleId ?? '';
  lessonId = lesson?.id ?? '';
  call = await signInLearner(academy, authorId);
  before = await lastEventId();
});

async function lastEventId(): Promise<number> {
  const { rows } = await academy.database.pool.query('SELECT max(id)::int AS id FROM outbox.events');
  return rows[0]?.id ?? 0;
}

/** The events that were recorded since the test began. */
async function recorded(): Promise<unknown[]> {
  const { rows } = await academy.database.pool.query(
    'SELECT event FROM outbox.events WHERE id > $1 ORDER BY id',
    [before],
  );
  return rows.map(({ event }) => event);
}

const course = () => `/api/courses/${courseId}`;
const details = {
  title: 'Renamed course',
  description: 'About something worth knowing',
  category: 'Programming',
  language: 'English',
  difficulty: 'beginner',
};

describe('what a creator does is recorded', () => {
  it('a new course', async () => {
    const { body } = await call('POST', '/api/courses', details);
    expect(await recorded()).toEqual([{ name: 'course_created', courseId: (body as { id: string }).id }]);
  });

  it('an edited course', async () => {
    await call('PUT', course(), details);
    expect(await recorded()).toEqual([{ name: 'course_edited', courseId }]);
  });

  it('an unpublished, a published and an archived course', async () => {
    for (const status of ['draft', 'published', 'archived']) {
      await call('PUT', `/api/creator/courses/${courseId}/status`, { status });
    }
    expect(await recorded()).toEqual([
      { name: 'course_unpublished', courseId },
      { name: 'course_published', courseId },
      { name: 'course_archived', courseId },
    ]);
  });

  it('an edited curriculum', async () => {
    await call('POST', `${course()}/modules`, { title: 'Two' });
    await call('PUT', `${course()}/modules/${moduleId}`, { title: 'Renamed' });
    await call('DELETE', `${course()}/modules/${moduleId}/lessons/${lessonId}`);
    expect(await recorded()).toEqual(
      Array.from({ length: 3 }, () => ({ name: 'curriculum_edited', courseId })),
    );
  });

  it('takeaways and a free preview, as news of the course: its lessons are as they were', async () => {
    const lesson = `${course()}/modules/${moduleId}/lessons/${lessonId}`;
    await call('PUT', `${lesson}/takeaways`, { takeaways: ['Warp before weft'] });
    await call('PUT', `${lesson}/preview`, { isPreview: true });
    expect(await recorded()).toEqual([1, 2].map(() => ({ name: 'course_edited', courseId })));
  });

  it('a video that was taken off, but not that there was none', async () => {
    const video = `${course()}/modules/${moduleId}/lessons/${lessonId}/video`;
    await call('DELETE', video);
    expect(await recorded()).toEqual([]);
    await insertVideo(academy, { lessonId });
    await call('DELETE', video);
    expect(await recorded()).toEqual([{ name: 'video_removed', courseId, lessonId }]);
  });

  it('a list of words for captions', async () => {
    await call('PUT', `${course()}/word-list`, { words: ['Kantha'] });
    expect(await recorded()).toEqual([{ name: 'course_edited', courseId }]);
  });

  it('a file of a lesson that was renamed or removed', async () => {
    const resourceId = await insertResource(academy, { lessonId, createdBy: authorId });
    const resource = `${course()}/modules/${moduleId}/lessons/${lessonId}/resources/${resourceId}`;
    before = await lastEventId();
    await call('PUT', resource, { name: 'Renamed' });
    await call('DELETE', resource);
    expect(await recorded()).toEqual([1, 2].map(() => ({ name: 'files_changed', courseId, lessonId })));
  });

  it('nothing that was refused', async () => {
    await call('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });
    await call('PUT', course(), { ...details, title: '' });
    await call('PUT', `${course()}/modules/${moduleId}`, { title: 'Renamed', revision: 99 });
    expect(await recorded()).toEqual([]);
  });
});

describe('what a student does is recorded once', () => {
  it('enrolling and completing a lesson', async () => {
    const userId = await insertUser(academy.database);
    const student = await signInLearner(academy, userId);
    for (const _ of [1, 2]) {
      await student('POST', `/api/enrollments/courses/${courseId}`, {});
      await student('PUT', `/api/enrollments/courses/${courseId}/lessons/${lessonId}/complete`);
    }
    expect(await recorded()).toEqual([
      { name: 'enrolled', courseId, userId },
      { name: 'lesson_completed', courseId, lessonId, userId },
    ]);
  });

  it('leaving a course, and nothing where there was nothing to leave', async () => {
    const userId = await insertUser(academy.database);
    const student = await signInLearner(academy, userId);
    const address = `/api/enrollments/courses/${courseId}`;
    await student('DELETE', address);
    await student('POST', address, {});
    for (const _ of [1, 2]) await student('DELETE', address);
    const told = ['enrolled', 'enrollment_ended'].map((name) => ({ name, courseId, userId }));
    expect(await recorded()).toEqual(told);
  });

  it('watching a film to its end, and none that has no length yet', async () => {
    const userId = await insertUser(academy.database);
    const student = await signInLearner(academy, userId);
    await student('POST', `/api/enrollments/courses/${courseId}`, {});
    const save = (seconds: number) =>
      student('PUT', `${course()}/modules/${moduleId}/lessons/${lessonId}/position`, { seconds });
    await save(600);
    await insertVideo(academy, { lessonId });
    before = await lastEventId();
    // The film has eight seconds, and nine tenths of it are enough.
    for (const seconds of [7.1, 7.2, 2, 8]) expect((await save(seconds)).status).toBe(204);
    expect(await recorded()).toEqual([{ name: 'lesson_finished', courseId, lessonId, userId }]);
  });
});
