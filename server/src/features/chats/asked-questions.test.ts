import { askedQuestions } from '@academy/platform/database/schema/chats.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

const fitting = 'Should a shuttle be waxed once a month so that it glides?';
const strange = 'Which parliament orbited Jupiter with penguins?';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

async function openCourse() {
  const course = await insertAskedCourse(academy);
  const author = await signInLearner(academy, course.authorId);
  const insight = async () => (await author('GET', `/api/courses/${course.courseId}/questions`)).body;
  const rows = () =>
    academy.database.db.select().from(askedQuestions).where(eq(askedQuestions.courseId, course.courseId));
  return { course, author, insight, rows };
}

const share = (asker: Awaited<ReturnType<typeof enrollAsker>>, sharesName: boolean) =>
  asker.call('PUT', '/api/users/question-sharing', { sharesName });

describe('what students ask', () => {
  it('is told to the author as moments that were asked about, the most asked first', async () => {
    const { course, insight } = await openCourse();
    const asker = await enrollAsker(academy, course);
    for (const question of [fitting, fitting, 'Is the warp the set of threads held tight on the loom?']) {
      await asker.ask(question, newId(), { lessonId: course.lessonId, atSeconds: 3 });
    }
    const { moments, unanswered } = await insight();
    expect(moments).toMatchObject([
      { lessonId: course.lessonId, moduleId: course.moduleId, lessonTitle: 'Warp and weft', count: 2 },
      { lessonId: course.lessonId, count: 1 },
    ]);
    expect(moments[0].seconds).toBeGreaterThan(moments[1].seconds);
    expect(unanswered).toEqual([]);
  });

  it('is told with its words only where it found no answer, the last first', async () => {
    const { course, insight, rows } = await openCourse();
    const { ask } = await enrollAsker(academy, course);
    await ask(fitting);
    await ask(strange, newId(), { lessonId: course.otherLessonId, atSeconds: 61 });
    await ask(`${strange} Again?`);
    const { unanswered } = await insight();
    expect(unanswered).toMatchObject([
      { question: `${strange} Again?`, lesson: null, studentName: null },
      {
        question: strange,
        lesson: { lessonId: course.otherLessonId, moduleId: course.moduleId, lessonTitle: 'Dyeing' },
        studentName: null,
      },
    ]);
    const kept = await rows();
    expect(kept.map(({ question, isAnswered }) => [isAnswered, question !== null]).toSorted()).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    expect(kept.find(({ atSeconds }) => atSeconds === 61)).toMatchObject({ lessonId: course.otherLessonId });
    expect(kept.every(({ userId }) => userId === null)).toBe(true);
  });

  it('is told with a name only of who agreed, from then on and until they change their mind', async () => {
    const { course, insight, rows } = await openCourse();
    const asker = await enrollAsker(academy, course);
    const names = async () =>
      (await insight()).unanswered.map(({ studentName }: { studentName: string | null }) => studentName);
    await asker.ask(strange);
    expect((await share(asker, true)).status).toBe(204);
    expect((await asker.call('GET', asker.chats)).body).toMatchObject({ sharesName: true });
    await asker.ask(`${strange} Again?`);
    expect(await names()).toEqual(['Nadia', null]);
    await share(asker, false);
    expect(await names()).toEqual([null, null]);
    await asker.ask(`${strange} And again?`);
    await share(asker, true);
    expect(await names()).toEqual([null, 'Nadia', null]);
    expect((await rows()).filter(({ userId }) => userId !== null)).toHaveLength(1);
  });

  it('counts once, however often it is sent and answered, and stays when the chat is deleted', async () => {
    const { course, rows } = await openCourse();
    const asker = await enrollAsker(academy, course);
    const [chatId, id] = [newId(), newId()];
    await asker.ask(fitting, chatId, { id });
    await asker.ask(fitting, chatId, { id });
    await asker.again(chatId, id);
    await asker.call('DELETE', `${asker.chats}/${chatId}`);
    const kept = await rows();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.id).not.toBe(id);
  });

  it('is not kept of the author, who only tries it out', async () => {
    const { course, rows } = await openCourse();
    const author = await enrollAsker(academy, course, course.authorId);
    expect((await author.ask(strange)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('tells nothing of lessons that are gone', async () => {
    const { course, author, insight } = await openCourse();
    const { ask } = await enrollAsker(academy, course);
    await ask(fitting, newId(), { lessonId: course.lessonId });
    await ask(strange, newId(), { lessonId: course.lessonId });
    const lesson = `/api/courses/${course.courseId}/modules/${course.moduleId}/lessons/${course.lessonId}`;
    expect((await author('DELETE', lesson)).status).toBe(204);
    expect(await insight()).toMatchObject({ moments: [], unanswered: [{ question: strange, lesson: null }] });
  });
});
