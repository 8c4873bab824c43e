/** Who asks for a summary is given what sums a lesson or a course up, and a language model the lesson's own words. */
import { chapters } from '@academy/platform/database/schema/captions.ts';
import { askedQuestions, chatExchanges } from '@academy/platform/database/schema/chats.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AskedCourse, enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { insertCourse } from '../../testing/factories.ts';
import { insertCues } from '../../testing/insert-cues.ts';
import type { TestAcademy } from '../../testing/test-academy.ts';
import { type QuotingAndWritten, startQuotingAndWritten } from './testing/quoting-and-written.ts';

let both: QuotingAndWritten;
let course: AskedCourse;
beforeAll(async () => {
  both = await startQuotingAndWritten();
});
afterAll(() => both.close());
beforeEach(async () => {
  course = await insertAskedCourse(both.quoting);
  both.service.asked.length = 0;
});

const write = (values: Partial<typeof lessons.$inferInsert>) =>
  both.quoting.database.db.update(lessons).set(values).where(eq(lessons.id, course.lessonId));
const addChapters = () =>
  both.quoting.database.db.insert(chapters).values([
    { lessonId: course.lessonId, seconds: 0, title: 'Welcome' },
    { lessonId: course.lessonId, seconds: 8, title: 'The weft' },
  ]);
const askAt = async (at: TestAcademy, question: string, lessonId: string | null = course.lessonId) =>
  (await enrollAsker(at, course)).ask(question, newId(), { lessonId });

describe('a summary of a lesson', () => {
  it('is its takeaways', async () => {
    await write({ takeaways: ['Wax the shuttle.', 'Keep the *warp* tight.'] });
    await addChapters();
    const { answer } = await askAt(both.quoting, 'Summarise this lesson');
    expect(answer).toMatchObject({ fits: true, reply: 'summary', model: null, notice: null });
    expect(answer?.sources).toMatchObject([
      { kind: 'takeaway', text: 'Wax the shuttle.', lessonId: course.lessonId },
      { kind: 'takeaway', text: 'Keep the *warp* tight.' },
    ]);
    expect(answer?.statements[1]).toEqual({ text: 'Keep the \\*warp\\* tight.', sources: [1] });
  });

  it('is else its chapters, each with its second', async () => {
    await addChapters();
    const { answer } = await askAt(both.quoting, 'এই পাঠটি কী নিয়ে?');
    expect(answer?.sources).toMatchObject([
      { kind: 'chapter', seconds: 0, text: 'Welcome' },
      { kind: 'chapter', seconds: 8, text: 'The weft' },
    ]);
  });

  it('is else the headings of its text', async () => {
    await write({ content: '# Warp\n\nIt is tight.\n\n# Weft\n\nIt is loose.' });
    const { answer } = await askAt(both.quoting, 'What is this lesson about?');
    expect(answer?.sources.map(({ text }) => text)).toEqual(['Warp', 'Weft']);
  });

  it('is none where the lesson has nothing of these', async () => {
    await write({ content: null });
    const { answer } = await askAt(both.quoting, 'সারাংশ দাও');
    expect(answer).toMatchObject({
      fits: false,
      reply: 'summary',
      summed: 'lesson',
      statements: [],
      sources: [],
    });
  });

  it('is written by a language model from what is said and written in it', async () => {
    await write({ takeaways: ['Wax the shuttle.'], content: 'Looms are old.' });
    const { answer } = await askAt(both.written, 'Summarise this lesson');
    expect(answer).toMatchObject({ fits: true, reply: 'summary', summed: 'lesson', model: 'good' });
    const given = both.service.asked[0]?.passages.map(({ text }) => text).join(' ');
    for (const words of [
      'held tight on the loom',
      'waxed once a month',
      'Looms are old.',
      'Wax the shuttle.',
    ])
      expect(given).toContain(words);
  });

  it('is written from captions in the letters of the question, where there are such', async () => {
    await insertCues(both.quoting.database, course.lessonId, ['মাকু মাসে একবার মোম দিয়ে ঘষা হয়।'], 'bn');
    for (const [question, said, other] of [
      ['Summarise this lesson', 'waxed once a month', 'মাকু'],
      ['এই পাঠের সারাংশ দাও', 'মাকু', 'waxed'],
    ] as const) {
      await askAt(both.written, question);
      const given = both.service.asked
        .at(-1)
        ?.passages.map(({ text }) => text)
        .join(' ');
      expect(given).toContain(said);
      expect(given).not.toContain(other);
    }
  });

  it('is told to the language model that is asked something after it', async () => {
    const { ask } = await enrollAsker(both.written, course);
    const chatId = newId();
    const summary = await ask('Summarise this lesson', chatId, { lessonId: course.lessonId });
    await ask('thanks', chatId);
    await ask('Should a shuttle be waxed?', chatId);
    const [before, ...others] = both.service.asked[1]?.saidBefore ?? [];
    expect(before).toContain('Summarise this lesson');
    expect(before).toContain(summary.answer?.statements[0]?.text);
    expect(others).toEqual([]);
  });

  it('is passed over by a search that goes on with what was asked before it', async () => {
    const { ask } = await enrollAsker(both.quoting, course);
    const chatId = newId();
    await ask('Should a shuttle be waxed?', chatId);
    for (const message of ['Summarise this lesson', 'Explain this lesson', 'Give me a summary of the lesson'])
      await ask(message, chatId, { lessonId: course.lessonId });
    const { answer } = await ask('And how often?', chatId);
    expect(answer?.statements[0]?.text).toContain('waxed once a month');
  });

  it.each(['Summarise that', 'সংক্ষেপে বলো'])(
    'is not given to who wants the answer before it in short: "%s"',
    async (message) => {
      const { ask } = await enrollAsker(both.written, course);
      const chatId = newId();
      const first = await ask(message, chatId, { lessonId: course.lessonId });
      expect(first.answer).toMatchObject({ reply: 'summary', summed: 'lesson' });
      await ask('Should a shuttle be waxed?', chatId);
      await ask('thanks', chatId);
      const { answer } = await ask(message, chatId);
      expect(answer?.reply).toBeUndefined();
      expect(answer?.sources[0]?.text).toContain('waxed once a month');
      const [before] = both.service.asked.at(-1)?.saidBefore.slice(-1) ?? [];
      expect(before).toContain('Should a shuttle be waxed?');
      const named = await ask('Summarise this lesson', chatId);
      expect(named.answer).toMatchObject({ reply: 'summary', summed: 'lesson' });
    },
  );

  it('is given after a question to which the course had no answer', async () => {
    const { ask } = await enrollAsker(both.quoting, course);
    const chatId = newId();
    await write({ takeaways: ['Wax the shuttle.'] });
    await ask('Which parliament orbited Jupiter with penguins?', chatId, { lessonId: course.lessonId });
    expect((await ask('Summarise this', chatId)).answer).toMatchObject({ reply: 'summary', fits: true });
  });

  it('is no question at the second at which the film stands, nor about a moment', async () => {
    const { db } = both.quoting.database;
    await write({ takeaways: ['Wax the shuttle.'] });
    const asker = await enrollAsker(both.quoting, course);
    const at = { lessonId: course.lessonId, atSeconds: 40 };
    const summary = await asker.ask('Summarise this lesson', newId(), at);
    const question = await asker.ask('Should a shuttle be waxed?', newId(), at);
    const kept = await db.select().from(chatExchanges);
    const secondOf = (id?: string) => kept.find((exchange) => exchange.id === id)?.atSeconds;
    expect([secondOf(summary.exchange?.id), secondOf(question.exchange?.id)]).toEqual([null, 40]);
    const asked = await db.select().from(askedQuestions).where(eq(askedQuestions.courseId, course.courseId));
    expect(asked.map(({ atSeconds }) => atSeconds).toSorted()).toEqual([40, null]);
  });

  it('is told without the language model that refuses', async () => {
    await write({ takeaways: ['Wax the shuttle.'] });
    const asker = await enrollAsker(both.written, course);
    const chatId = newId();
    const { exchange } = await asker.ask('Summarise this', chatId, { lessonId: course.lessonId });
    const { answer } = await asker.again(chatId, exchange?.id ?? '', 'refusing');
    expect(answer).toMatchObject({ reply: 'summary', model: null, notice: 'service_refused' });
    expect(answer?.sources).toMatchObject([{ kind: 'takeaway' }]);
  });
});

describe('a summary of a course', () => {
  it('is what it teaches and its lessons, and no language model is asked', async () => {
    await write({ takeaways: ['Wax the shuttle.'] });
    const teaches = ['Weave a cloth', 'Dye it'];
    await both.quoting.database.db
      .update(courses)
      .set({ whatYouWillLearn: teaches })
      .where(eq(courses.id, course.courseId));
    for (const [question, lessonId] of [
      ['What is this about?', null],
      ['Summarise this course', course.lessonId],
    ] as const) {
      const { answer } = await askAt(both.written, question, lessonId);
      expect(answer).toMatchObject({ fits: true, reply: 'summary', summed: 'course', model: null });
      expect(answer?.statements).toEqual(teaches.map((text) => ({ text, sources: [] })));
      expect(answer?.sources).toMatchObject([
        { kind: 'lesson', lessonTitle: 'Warp and weft', text: 'Wax the shuttle.' },
        { kind: 'lesson', lessonTitle: 'Dyeing', text: '' },
      ]);
    }
    expect(both.service.asked).toEqual([]);
  });

  it('without lessons is what it teaches, and none where it says nothing of that', async () => {
    const { database } = both.quoting;
    const courseId = await insertCourse(database, { authorId: course.authorId, title: 'Soon' });
    const { ask } = await enrollAsker(both.written, { courseId });
    const empty = await ask('What is this course about?');
    expect(empty.answer).toMatchObject({ fits: false, reply: 'summary', summed: 'course', statements: [] });
    await database.db
      .update(courses)
      .set({ whatYouWillLearn: ['Weave a cloth'] })
      .where(eq(courses.id, courseId));
    const { answer } = await ask('What is this course about?');
    expect(answer).toMatchObject({ fits: true, summed: 'course', sources: [] });
    expect(answer?.statements).toEqual([{ text: 'Weave a cloth', sources: [] }]);
  });
});
