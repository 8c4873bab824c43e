import type { Moment } from '@academy/contract/search/search-calls.ts';
import { captionCues } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCues } from '../../testing/insert-cues.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let call: Awaited<ReturnType<typeof signInLearner>>;
let learnerId: string;
beforeAll(async () => {
  academy = await createTestAcademy();
  learnerId = await insertUser(academy.database);
  call = await signInLearner(academy, learnerId);
});
afterAll(() => academy.close());

/** A course of the learner with one lesson for each title, without contents. */
async function attended(...titles: string[]) {
  const { database } = academy;
  const courseId = await insertCourse(database);
  const made = await insertCurriculum(database, courseId, { Module: titles });
  await database.db.update(lessons).set({ content: null }).where(eq(lessons.courseId, courseId));
  await database.db.insert(enrollments).values({ userId: learnerId, courseId });
  return { courseId, lessonIds: made.map(({ id }) => id) };
}

async function spoken(texts: string[], language = 'en') {
  const { courseId, lessonIds } = await attended('A film');
  const trackId = await insertCues(academy.database, lessonIds[0] ?? '', texts, language);
  return { courseId, lessonId: lessonIds[0] ?? '', trackId };
}

async function search(q: string, more = ''): Promise<{ moments: Moment[]; after: string | null }> {
  const { status, body } = await call('GET', `/api/search/moments?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body;
}

/** Neighbours would be told together. */
const apart = (texts: readonly string[]) => texts.flatMap((text) => [text, 'And so on.']);

const marked = ({ passage }: Moment) =>
  passage.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');
const found = async (q: string, more = '') => (await search(q, more)).moments.map(marked);

describe('a moment', () => {
  it('is not told again by its neighbour, which it shows already', async () => {
    await spoken(['A loom has a zephyrine warp.', 'The zephyrine warp is tight.', 'Then comes the weft.']);
    expect(await found('zephyrine')).toEqual([
      'A loom has a [zephyrine] warp. The [zephyrine] warp is tight.',
    ]);
  });

  it('is a sentence with its words marked, and the second that the transcript has for it', async () => {
    const filler =
      'This sentence is long enough to stand on its own, without its neighbours beside it, really.';
    const { courseId, lessonId } = await spoken([filler, filler, `The gradient points uphill. ${filler}`]);
    const { moments, after } = await search('gradient');
    expect(after).toBeNull();
    expect(moments).toEqual([
      {
        courseId,
        courseTitle: 'A course',
        moduleId: expect.any(String),
        lessonId,
        lessonTitle: 'A film',
        canOpen: true,
        kind: 'speech',
        language: 'en',
        seconds: 8,
        passage: [
          { text: 'The ', isHit: false },
          { text: 'gradient', isHit: true },
          { text: ` points uphill. ${filler}`, isHit: false },
        ],
      },
    ]);
  });

  it('of a short cue has a little of what is said around it', async () => {
    await spoken(['One two three', 'Sphagnum!', 'four five six']);
    expect(await found('sphagnum')).toEqual(['One two three [Sphagnum]! four five six']);
    expect((await search('one two')).moments[0]).toMatchObject({ seconds: 0 });
  });

  it('marks whole words in their own letters, however they were typed', async () => {
    await spoken(['El niño comió jalapeños', 'পাঠ ২০২৬ সালের হঠাৎ শুরু'], 'es');
    expect((await found('jalapenos'))[0]).toContain('[jalapeños]');
    expect((await found('jalap'))[0]).toContain('[jalapeños]');
    expect((await found('2026'))[0]).toContain('[২০২৬]');
    expect((await found('হঠাত\u09CD\u200D'))[0]).toContain('[হঠাৎ]');
  });
});

describe('searching what is said', () => {
  it.each([
    ['Bengali', 'জ্যোতির্বিদ্যা শিখতে আকাশ দেখি', 'জ্যোতির্বিদ্যা'],
    ['Bengali, by its beginning', 'আমরা সালোকসংশ্লেষণের কথা বলি', 'সালোকসংশ্লেষণ'],
    ['Hindi', 'हम प्रकाशविज्ञान पढ़ते हैं', 'प्रकाशविज्ञान'],
    ['Arabic', 'نتعلم علم الفلك اليوم', 'الفلك'],
    ['Greek', 'Μαθαίνουμε αστρονομία σήμερα', 'ΑΣΤΡΟΝΟΜΊΑ'],
    ['Japanese, which has no blanks', '今日は機械学習を学びます', '機械学習'],
    ['Thai', 'วันนี้เราเรียนดาราศาสตร์', 'ดาราศาสตร์'],
  ])('finds %s', async (_name, text, q) => {
    const { lessonId } = await spoken([text]);
    expect((await search(q)).moments).toMatchObject([{ lessonId, kind: 'speech' }]);
  });

  it.each(['photosinthesis', 'photosynthsis', 'phtoosynthesis', 'photosynthesiss'])(
    'forgives the typing error in %s',
    async (typed) => {
      await spoken(['Plants live on photosynthesis']);
      expect((await found(typed))[0]).toContain('[photosynthesis]');
    },
  );

  it('forgives a typing error in Bengali', async () => {
    await spoken(['এখানে অভিব্যক্তিবাদ নিয়ে কথা হবে']);
    expect((await found('অভিব্যক্তবাদ'))[0]).toContain('[অভিব্যক্তিবাদ]');
  });

  it('puts a phrase before its words apart, and takes quotes for the phrase alone', async () => {
    await spoken(apart(['The tide of a river basin', 'A river tide comes in', 'The tide forgets the river']));
    const all = await search('river tide');
    expect(all.moments).toHaveLength(3);
    expect(all.moments[0]).toMatchObject({ seconds: 8 });
    expect((await search('"river tide"')).moments).toMatchObject([{ seconds: 8 }]);
  });

  it('finds a phrase that runs from one cue into the next, and opens it where it begins', async () => {
    await spoken(['Nothing here', 'Let us look at monoclonal', 'antibodies of the llama']);
    const { moments } = await search('monoclonal antibodies');
    expect(moments.map(marked)).toEqual([expect.stringContaining('[monoclonal] [antibodies] of the llama')]);
    expect(moments[0]).toMatchObject({ seconds: 4 });
  });

  it('puts whole words before words that only begin alike', async () => {
    await spoken(apart(['Carpology is old', 'A carp is a fish']));
    const [first, second] = await found('carp');
    expect(first).toContain('[carp]');
    expect(second).toContain('[Carpology]');
  });

  it('leaves the short words of a question out when all of them together are said nowhere', async () => {
    await spoken(['Today we vulcanize rubber in an autoclave']);
    expect((await found('how do we vulcanize an autoclave'))[0]).toContain(
      '[vulcanize] rubber in an [autoclave]',
    );
  });

  it.each(['boat river', 'boat on a river', 'how is a boat to be on the river?'])(
    'is not decided by the small words of "%s"',
    async (q) => {
      const { courseId, lessonIds } = await attended('Underfitting and overfitting', 'Small steps');
      const [film = '', text = ''] = lessonIds;
      await insertCues(academy.database, film, [
        'It is a line that bends.',
        'In between lies the path a boat would take along the river.',
        'How is it found? On to the next.',
      ]);
      const content = 'A valley is what a river leaves on the land. How to go on is said in another lesson.';
      await academy.database.db.update(lessons).set({ content }).where(eq(lessons.id, text));
      const { moments } = await search(q, `&courseId=${courseId}`);
      expect(moments).toMatchObject([{ lessonId: film, kind: 'speech' }]);
      expect(moments.map(marked)[0]).toContain('path a [boat] would take along the [river]');
      expect(await found('"boat on a river"', `&courseId=${courseId}`)).toEqual([]);
    },
  );

  it('is not decided by the small words of a Bengali question either', async () => {
    const { courseId } = await spoken(['নদীর ধারে নৌকা বাঁধা থাকে', 'এখানে আর কিছু নেই']);
    expect((await found('নৌকা কোথায় বাঁধা আছে', `&courseId=${courseId}`))[0]).toContain('[নৌকা] [বাঁধা]');
  });

  it('follows corrections, new cues and removed ones, also at the borders between cues', async () => {
    const { trackId } = await spoken(['Here is a perlite', 'bed for seeds']);
    const cue = (startMs: number) => and(eq(captionCues.trackId, trackId), eq(captionCues.startMs, startMs));
    const { db } = academy.database;
    expect(await found('"perlite bed"')).toHaveLength(1);
    await db.update(captionCues).set({ text: 'Here is a vermiculite' }).where(cue(0));
    expect(await found('perlite')).toEqual([]);
    expect(await found('"vermiculite bed"')).toHaveLength(1);
    await db
      .insert(captionCues)
      .values({ id: sql`gen_random_uuid()`, trackId, startMs: 2000, endMs: 3900, text: 'and a gravel' });
    expect(await found('"vermiculite bed"')).toEqual([]);
    expect(await found('"gravel bed"')).toHaveLength(1);
    await db.delete(captionCues).where(cue(2000));
    expect(await found('gravel')).toEqual([]);
    expect(await found('"vermiculite bed"')).toHaveLength(1);
  });

  it('takes signs, quotes and long texts for what they are', async () => {
    await spoken(["It's 100% snake_case: a\\b & c | d"]);
    for (const q of [
      '%',
      '_',
      "'",
      '"',
      '\\',
      '&|!',
      '<->',
      ':*',
      '*',
      '   ',
      '\0',
      "x'; drop table caption_cues; --",
    ]) {
      expect(await found(q)).toEqual([]);
    }
    expect((await found('snake_case'))[0]).toContain('[snake]_[case]');
    expect((await found("it's"))[0]).toContain("[It]'[s]");
    expect(await found('ক'.repeat(100))).toEqual([]);
    expect(await found('q w '.repeat(25).trim())).toEqual([]);
    expect((await call('GET', `/api/search/moments?q=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await call('GET', '/api/search/moments?q=x&after=nonsense')).status).toBe(400);
    expect((await call('GET', '/api/search/moments')).body).toEqual({ moments: [], after: null });
  });
});

describe('searching lessons', () => {
  it('puts titles before contents before speech', async () => {
    const { lessonIds } = await attended('About basalt', 'Stones', 'More stones');
    const [, second = '', third = ''] = lessonIds;
    const content =
      '# Stones\n\nSome are old. The **basalt** columns are [famous](https://example.org/basalt).\n\nThe end.';
    await academy.database.db.update(lessons).set({ content }).where(eq(lessons.id, second));
    await insertCues(academy.database, third, ['And basalt is said here']);
    const { moments } = await search('basalt');
    expect(moments.map(({ kind }) => kind)).toEqual(['title', 'content', 'speech']);
    expect(moments.map(marked).slice(0, 2)).toEqual(['About [basalt]', 'The [basalt] columns are famous.']);
    expect(moments[1]).not.toHaveProperty('seconds');
  });

  it('stays within a course where it is told to', async () => {
    const one = await spoken(['The obsidian is black']);
    const other = await spoken(['The obsidian is sharp']);
    expect(await found('obsidian')).toHaveLength(2);
    expect((await search('obsidian', `&courseId=${one.courseId}`)).moments).toMatchObject([
      { lessonId: one.lessonId },
    ]);
    expect((await search('obsidiam', `&courseId=${other.courseId}`)).moments).toMatchObject([
      { lessonId: other.lessonId },
    ]);
    expect(await found('obsidian', `&courseId=${learnerId}`)).toEqual([]);
  });

  it('comes in pages that later cues do not shift', async () => {
    const { trackId } = await spoken(apart(Array.from({ length: 25 }, (_, n) => `The zeugma number n${n}`)));
    const first = await search('zeugma');
    await academy.database.db
      .insert(captionCues)
      .values({ id: sql`gen_random_uuid()`, trackId, startMs: 500, endMs: 900, text: 'A zeugma in between' });
    const second = await search('zeugma', `&after=${first.after}`);
    const third = await search('zeugma', `&after=${second.after}`);
    const numbers = [first, second, third].flatMap(({ moments }) => moments.map(({ seconds }) => seconds));
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, n) => n * 8));
    expect(third.after).toBeNull();
    const respelled = await search('zeugmma');
    expect((await search('zeugmma', `&after=${respelled.after}`)).moments).toHaveLength(10);
  });
});
