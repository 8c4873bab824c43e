/** Answers follow a course as it changes, at whichever process they are asked for. */

import { resourceTextParts, resourceTexts } from '@academy/platform/database/schema/resources.ts';
import { newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AskedCourse, type Asker, enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { addition } from '../../testing/caption-desk.ts';
import { insertResource } from '../../testing/insert-resource.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let nodes: TestAcademy[];
let course: AskedCourse;
let asker: Asker;
let author: Awaited<ReturnType<typeof signInLearner>>;
let lesson: string;
beforeAll(async () => {
  const first = await createTestAcademy();
  nodes = [first, await createTestAcademy({ beside: first }), await createTestAcademy({ beside: first })];
  course = await insertAskedCourse(first);
  asker = await enrollAsker(first, course);
  author = await signInLearner(first, course.authorId);
  lesson = `/api/courses/${course.courseId}/modules/${course.moduleId}/lessons/${course.otherLessonId}`;
});
afterAll(async () => {
  // The first made what the others share.
  for (const node of nodes.toReversed()) await node.close();
});

/** Machines are busy at times. */
const waitOptions = { timeout: 60_000, interval: 50 };

/** The first source at every process: at the first at once, at the others as soon as they have heard. */
async function everywhere(question: string, text: string, kind: string) {
  const firstAt = async (node: TestAcademy | undefined) =>
    (await asker.ask(question, newId(), {}, node)).answer?.sources[0];
  expect(await firstAt(nodes[0])).toMatchObject({ text: expect.stringContaining(text), kind });
  for (const node of nodes) {
    await vi.waitFor(
      async () => expect(await firstAt(node)).toMatchObject({ text: expect.stringContaining(text), kind }),
      waitOptions,
    );
  }
}

describe('an answer rests on what the course is now', () => {
  it('when a lesson is rewritten', async () => {
    await everywhere('Should a shuttle be waxed once a month?', 'waxed', 'speech');
    const content = 'Indigo leaves are fermented in clay vats for eleven days.';
    await author('PUT', lesson, { title: 'Dyeing', content, order: 2 });
    await everywhere('Are indigo leaves fermented in clay vats?', 'eleven days', 'content');
    await author('PUT', lesson, { title: 'Dyeing', content: content.replace('eleven', 'twelve'), order: 2 });
    await everywhere('Are indigo leaves fermented in clay vats?', 'twelve days', 'content');
  });

  it('when takeaways are written', async () => {
    await author('PUT', `${lesson}/takeaways`, { takeaways: ['Madder roots give a brick red colour.'] });
    await everywhere('Do madder roots give a brick red colour?', 'Madder', 'takeaway');
  });

  it('when captions are corrected', async () => {
    const changes = [addition('Pomegranate rind fixes the yellow pigment on silk.')];
    await author('PUT', `${lesson}/captions/en/cues`, { changes });
    await everywhere('Does pomegranate rind fix the yellow pigment on silk?', 'Pomegranate', 'speech');
    await author('DELETE', `${lesson}/captions/en`);
    await vi.waitFor(async () => {
      for (const node of nodes) {
        const { answer } = await asker.ask('Does pomegranate rind fix the pigment?', newId(), {}, node);
        expect(JSON.stringify(answer)).not.toContain('Pomegranate');
      }
    }, waitOptions);
  });

  it('when a file was read, renamed and removed', async () => {
    const [first] = nodes;
    if (first === undefined) throw new Error('no academy was made');
    const { db } = first.database;
    const { courseId, otherLessonId: lessonId } = course;
    const resourceId = await insertResource(first, { lessonId, fileName: 'recipes.pdf' });
    const text = 'Walnut husks are simmered for forty minutes to brown the wool.';
    await db.insert(resourceTexts).values({ resourceId, state: 'done' }).onConflictDoNothing();
    await db.insert(resourceTextParts).values({ resourceId, number: 1, page: 7, text });
    await recordEvent(db, { name: 'files_changed', courseId, lessonId });
    const asked = 'How long are walnut husks simmered to brown the wool?';
    const sources = async () =>
      Promise.all(nodes.map(async (node) => (await asker.ask(asked, newId(), {}, node)).answer?.sources[0]));
    const named = (name: string) => ({ kind: 'file', resourceId, name, page: 7 });
    await vi.waitFor(
      async () => expect(await sources()).toMatchObject(nodes.map(() => named('recipes'))),
      waitOptions,
    );
    await author('PUT', `${lesson}/resources/${resourceId}`, { name: 'Browns' });
    await vi.waitFor(
      async () => expect(await sources()).toMatchObject(nodes.map(() => named('Browns'))),
      waitOptions,
    );
    await author('DELETE', `${lesson}/resources/${resourceId}`);
    await vi.waitFor(
      async () => expect(JSON.stringify(await sources())).not.toContain('Walnut'),
      waitOptions,
    );
  });
});
