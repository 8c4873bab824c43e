/** Politeness, and who asks for the certificate, how long the course is or what else screens know, are answered in kind: nothing is searched, written or counted as a question. */
import { askedQuestions, chatExchanges } from '@academy/platform/database/schema/chats.ts';
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedCourse, enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { insertCues } from '../../testing/insert-cues.ts';
import { type QuotingAndWritten, startQuotingAndWritten } from './testing/quoting-and-written.ts';

let both: QuotingAndWritten;
let course: AskedCourse;
beforeAll(async () => {
  both = await startQuotingAndWritten();
  course = await insertAskedCourse(both.quoting);
});
afterAll(() => both.close());

describe('a message that is nothing but politeness', () => {
  it.each([
    ['Thank you!', 'thanks'],
    ['hello', 'greeting'],
    ['ok', 'agreement'],
    ['ধন্যবাদ', 'thanks'],
  ])('is answered in kind, without a quotation: "%s"', async (message, reply) => {
    const { ask } = await enrollAsker(both.quoting, course);
    const { answer } = await ask(message, newId(), { lessonId: course.lessonId });
    expect(answer).toEqual({ fits: true, statements: [], sources: [], model: null, notice: null, reply });
  });

  it('costs nothing where a language model writes', async () => {
    const { ask } = await enrollAsker(both.written, course);
    const { answer } = await ask('thanks a lot');
    expect(answer).toMatchObject({ reply: 'thanks', model: null });
    expect(both.service.asked).toEqual([]);
  });

  it('is no question that an author is told of', async () => {
    const { db } = both.quoting.database;
    await db.delete(askedQuestions);
    const { ask } = await enrollAsker(both.quoting, course);
    const { exchange } = await ask('Thanks', newId(), { lessonId: course.lessonId, atSeconds: 40 });
    expect(await db.select().from(askedQuestions)).toEqual([]);
    const kept = await db.select().from(chatExchanges);
    expect(kept.find(({ id }) => id === exchange?.id)?.atSeconds).toBeNull();
  });

  it('is passed over by a question that goes on with what was asked before it', async () => {
    const { ask } = await enrollAsker(both.quoting, course);
    const chatId = newId();
    await ask('Should a shuttle be waxed?', chatId);
    for (const message of ['ok', 'great', 'thanks']) await ask(message, chatId);
    const { answer } = await ask('And how often?', chatId);
    expect(answer?.statements[0]?.text).toContain('waxed once a month');
  });

  it('with a question in it is the question', async () => {
    const { ask } = await enrollAsker(both.quoting, course);
    const { answer } = await ask('Thanks, should a shuttle be waxed?');
    expect(answer?.reply).toBeUndefined();
    expect(answer?.statements[0]?.text).toContain('waxed once a month');
  });
});

describe('a message that asks for the certificate of the course', () => {
  it.each(['How do I get my certificate?', 'How do I get a certificate?', 'সনদ কীভাবে পাব?'])(
    'is answered in kind, without a quotation: "%s"',
    async (message) => {
      const { ask } = await enrollAsker(both.written, course);
      const { answer } = await ask(message, newId(), { lessonId: course.lessonId });
      expect(answer).toEqual({
        ...{ fits: true, statements: [], sources: [], model: null, notice: null },
        reply: 'certificate',
      });
      expect(both.service.asked).toEqual([]);
    },
  );

  it('is no question about the course that its author is told of', async () => {
    const { db } = both.quoting.database;
    await db.delete(askedQuestions);
    const { ask } = await enrollAsker(both.quoting, course);
    await ask('Where is my certificate?', newId(), { lessonId: course.lessonId, atSeconds: 40 });
    expect(await db.select().from(askedQuestions)).toEqual([]);
  });

  it.each([
    ['How do I get a certificate?', 'A certificate for a server is got from an authority.'],
    ['সনদ কবে দেওয়া হয়?', 'কোম্পানিকে সনদ দেওয়া হয় ১৬০০ সালে।'],
  ])(
    'is looked up in a course that speaks of others, unless it names its own: "%s"',
    async (message, said) => {
      const speaking = await insertAskedCourse(both.quoting);
      await insertCues(both.quoting.database, speaking.otherLessonId, [said]);
      const { ask } = await enrollAsker(both.quoting, speaking);
      const { answer } = await ask(message);
      expect(answer?.reply).toBeUndefined();
      expect(answer?.statements[0]?.text).toBe(said);
      for (const own of ['How do I get my certificate?', 'এই কোর্সের সনদ কবে পাব?'])
        expect((await ask(own)).answer?.reply).toBe('certificate');
    },
  );

  it('with a certificate of another kind in it is looked up', async () => {
    const { ask } = await enrollAsker(both.quoting, course);
    const { answer } = await ask('How do I renew a TLS certificate?');
    expect(answer?.reply).toBeUndefined();
  });
});

describe('a message that asks how long the course is', () => {
  it.each(['How many lessons are there?', 'কোর্সটি কত ঘণ্টার?'])(
    'is answered in kind, and no question that its author is told of: "%s"',
    async (message) => {
      await both.written.database.db.delete(askedQuestions);
      const { ask } = await enrollAsker(both.written, course);
      const { answer } = await ask(message, newId(), { lessonId: course.lessonId });
      expect(answer).toEqual({
        ...{ fits: true, statements: [], sources: [], model: null, notice: null },
        reply: 'size',
      });
      expect(both.service.asked).toEqual([]);
      expect(await both.written.database.db.select().from(askedQuestions)).toEqual([]);
    },
  );
});

describe('a message that asks for what the page around the assistant knows', () => {
  it.each([
    ['Which lesson comes next?', { reply: 'next' }],
    ['পরের পাঠ কোনটি?', { reply: 'next' }],
    ['Who teaches this course?', { reply: 'teacher' }],
    ['এই কোর্সের শিক্ষক কে?', { reply: 'teacher' }],
    ['Who is the teacher and how long is the course?', { reply: 'teacher', also: ['size'] }],
    ['শিক্ষক কে এবং কোর্সটি কত ঘণ্টার?', { reply: 'teacher', also: ['size'] }],
    ['শিক্ষক কে আর পরের পাঠ কোনটি?', { reply: 'teacher', also: ['next'] }],
    ['Good morning! Who is the teacher?', { reply: 'teacher' }],
    ['Who is the teacher? How do I get a certificate?', { reply: 'teacher', also: ['certificate'] }],
  ])('is answered in kind, and no question that its author is told of: "%s"', async (message, replied) => {
    await both.written.database.db.delete(askedQuestions);
    const { ask } = await enrollAsker(both.written, course);
    const { answer } = await ask(message, newId(), { lessonId: course.lessonId });
    expect(answer).toEqual({
      ...{ fits: true, statements: [], sources: [], model: null, notice: null },
      ...replied,
    });
    expect(both.service.asked).toEqual([]);
    expect(await both.written.database.db.select().from(askedQuestions)).toEqual([]);
  });

  it('is a question where one of two things is taught', async () => {
    const { ask } = await enrollAsker(both.quoting, course);
    const { answer } = await ask('Who is the teacher and should a shuttle be waxed?');
    expect(answer?.reply).toBeUndefined();
    expect(answer?.statements[0]?.text).toContain('waxed once a month');
  });
});
