import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let author: Awaited<ReturnType<typeof signInLearner>>;
let course: string;

const lists = { whatYouWillLearn: ['Weave'], requirements: ['A loom'], targetAudience: ['Everybody'] };

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  const authorId = await insertUser(academy.database, { role: 'creator' });
  course = `/api/courses/${await insertCourse(academy.database, { authorId })}`;
  author = await signInLearner(academy, authorId);
});

describe('the lists of a course', () => {
  it('are what visitors see from the moment they are saved, and the course is dated by it', async () => {
    expect((await academy.get(course)).body).toMatchObject({ whatYouWillLearn: [], lastUpdated: null });
    const { status, body } = await author('PUT', `${course}/lists`, { ...lists, revision: 1 });
    expect([status, body]).toEqual([200, { ...lists, revision: 2 }]);
    expect((await academy.get(course)).body).toMatchObject({ ...lists, lastUpdated: expect.any(String) });
    expect((await author('GET', `${course}/lists`)).body).toEqual({ ...lists, revision: 2 });
  });

  it('that somebody else saved meanwhile are not overwritten unseen', async () => {
    await author('PUT', `${course}/lists`, lists);
    const { status, body } = await author('PUT', `${course}/lists`, { ...lists, revision: 1 });
    expect([status, body.code]).toEqual([409, 'stale_edit']);
  });

  it('stay when the details are saved, and leave an open form of those as it is', async () => {
    await author('PUT', `${course}/lists`, lists);
    const details = {
      title: 'Weaving',
      description: 'From the warp to the weft',
      category: 'Design',
      language: 'Bengali',
      difficulty: 'beginner',
      price: null,
      revision: 1,
    };
    expect((await author('PUT', course, details)).status).toBe(200);
    expect((await academy.get(course)).body).toMatchObject({ title: 'Weaving', ...lists });
  });

  it.each([
    { ...lists, requirements: Array.from({ length: 101 }, () => 'x') },
    { ...lists, targetAudience: ['x'.repeat(501)] },
    { ...lists, whatYouWillLearn: [''] },
    { requirements: [], targetAudience: [] },
  ])('are refused as %j', async (wrong) => {
    expect((await author('PUT', `${course}/lists`, wrong)).status).toBe(400);
  });
});
