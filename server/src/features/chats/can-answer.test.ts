import { captionTracks } from '@academy/platform/database/schema/captions.ts';
import { resourceTextParts, resourceTexts } from '@academy/platform/database/schema/resources.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrollAsker } from '../../testing/asker.ts';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCues } from '../../testing/insert-cues.ts';
import { insertResource } from '../../testing/insert-resource.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let withModel: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
  const assistant = {
    ...{ url: 'http://127.0.0.1:9', key: null, models: ['a-model'] },
    ...{ hourlyAnswers: 1, dailyTokens: 1 },
  };
  withModel = await createTestAcademy({ beside: academy, config: { assistant } });
});
afterAll(async () => {
  await withModel.close();
  await academy.close();
});

async function makeCourse() {
  const courseId = await insertCourse(academy.database);
  const lessons = await insertCurriculum(academy.database, courseId, { Module: ['One', 'Two'] });
  const [lesson, other] = lessons.map(({ id }) => id);
  const { userId } = await enrollAsker(academy, { courseId });
  const path = `/api/courses/${courseId}`;
  const told = async (at = academy) => {
    const call = await signInLearner(at, userId);
    const answers = [
      await call('GET', `${path}/lessons/${lesson}`),
      await call('GET', `${path}/modules/${lessons[0]?.moduleId}/lessons/${lesson}`),
      await call('GET', `/api/enrollments/courses/${courseId}`),
    ];
    return answers.map(({ body }) => body.canAnswer);
  };
  return { courseId, lessonId: lesson ?? '', otherLessonId: other ?? '', told, path };
}

const [yes, no] = [
  [true, true, true],
  [false, false, false],
];

describe('whether the assistant can answer', () => {
  it('is no in a course of the specification alone, with texts and nothing else', async () => {
    const { told } = await makeCourse();
    expect(await told()).toEqual(no);
  });

  it('is yes in every lesson of a course in which something is said, once all of it is heard', async () => {
    const { told, otherLessonId } = await makeCourse();
    const trackId = await insertCues(academy.database, otherLessonId, ['The warp is set up first.']);
    const write = (isComplete: boolean) =>
      academy.database.db.update(captionTracks).set({ isComplete }).where(eq(captionTracks.id, trackId));
    await write(false);
    expect(await told()).toEqual(no);
    await write(true);
    expect(await told()).toEqual(yes);
  });

  it('is yes in a course with a file that was read, and no for one that has no text', async () => {
    const { told, lessonId } = await makeCourse();
    const { db } = academy.database;
    const resourceId = await insertResource(academy, { lessonId });
    await db.insert(resourceTexts).values({ resourceId, state: 'skipped' }).onConflictDoNothing();
    expect(await told()).toEqual(no);
    await db.insert(resourceTextParts).values({ resourceId, number: 1, page: 1, text: 'A warp' });
    expect(await told()).toEqual(yes);
  });

  it('is yes everywhere where a language model is set', async () => {
    const { told } = await makeCourse();
    expect(await told(withModel)).toEqual(yes);
  });

  it('is told to nobody who is not enrolled, and in no outline', async () => {
    const { path, courseId } = await makeCourse();
    const stranger = await signInLearner(withModel, await insertUser(academy.database));
    expect((await stranger('GET', `/api/enrollments/courses/${courseId}`)).body).not.toHaveProperty(
      'canAnswer',
    );
    const outline = JSON.stringify((await stranger('GET', `${path}/curriculum`)).body);
    expect(outline).not.toContain('canAnswer');
    const enrolled = await stranger('POST', `/api/enrollments/courses/${courseId}`, {});
    expect(enrolled.body.enrollment).toMatchObject({ enrolled: true, canAnswer: true });
  });
});
