import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let author: Awaited<ReturnType<typeof signInLearner>>;
let courseId: string;
let lesson: string;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  const authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId });
  const [first] = await insertCurriculum(academy.database, courseId, { Module: ['One'] });
  lesson = `/api/courses/${courseId}/modules/${first?.moduleId}/lessons/${first?.id}`;
  author = await signInLearner(academy, authorId);
});

const save = (body: object) => author('PUT', `${lesson}/takeaways`, body);

describe('the key takeaways of a lesson', () => {
  it('are none at first, and what the author wrote from then on, for who reads the lesson', async () => {
    const userId = await insertUser(academy.database);
    await academy.database.db.insert(enrollments).values({ userId, courseId });
    const student = await signInLearner(academy, userId);
    expect((await author('GET', `${lesson}/takeaways`)).body).toEqual({ takeaways: [], revision: 1 });
    expect((await student('GET', lesson)).body).not.toHaveProperty('takeaways');

    const takeaways = ['Warp before weft', 'টান সমান রাখুন'];
    expect((await save({ takeaways: [' Warp before\nweft ', 'টান সমান রাখুন'], revision: 1 })).body).toEqual({
      takeaways,
      revision: 2,
    });
    expect((await student('GET', lesson)).body).toMatchObject({ takeaways });
    expect((await author('GET', lesson)).body).toMatchObject({ takeaways, revision: 1 });
    const outline = await academy.get(`/api/courses/${courseId}/curriculum`);
    expect(JSON.stringify(outline.body)).not.toContain('Warp before weft');

    await save({ takeaways: [], revision: 2 });
    expect((await student('GET', lesson)).body).not.toHaveProperty('takeaways');
  });

  it('that somebody else saved meanwhile are not overwritten unseen', async () => {
    await save({ takeaways: ['Newer'] });
    const { status, body } = await save({ takeaways: ['Mine'], revision: 1 });
    expect([status, body.code]).toEqual([409, 'stale_edit']);
    expect((await author('GET', `${lesson}/takeaways`)).body.takeaways).toEqual(['Newer']);
  });

  it('stay when the lesson itself is saved', async () => {
    await save({ takeaways: ['Kept'] });
    expect((await author('PUT', lesson, { title: 'Renamed', revision: 1 })).status).toBe(200);
    expect((await author('GET', lesson)).body).toMatchObject({ title: 'Renamed', takeaways: ['Kept'] });
  });

  it.each([
    [Array.from({ length: 101 }, () => 'x')],
    [['x'.repeat(501)]],
    [['']],
    [[' \n ']],
    [[1]],
    ['x'],
    [null],
  ])('are refused as %j', async (takeaways) => {
    expect((await save({ takeaways })).status).toBe(400);
  });
});
