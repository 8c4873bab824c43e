import { expect, test } from 'vitest';
import { chooseTrack, type LessonToSumUp, lessonPassages, lessonSummary } from './lesson-summary.ts';

const lesson: LessonToSumUp = {
  ...{ lessonId: 'l1', moduleId: 'm1', title: 'Tea', takeaways: ['Warm the pot.'] },
  chapters: [{ seconds: 40, title: 'The pot' }],
  content: '# Tea\n\nTea is a drink. It is hot.\n\n## Leaves\n\n- black\n- green\n\n## Water\n\nSoft water.',
};

test('A lesson is summed up by its takeaways, else by its chapters, else by the headings of its text', () => {
  expect(lessonSummary(lesson)).toMatchObject([
    { kind: 'takeaway', text: 'Warm the pot.', lessonTitle: 'Tea' },
  ]);
  const bare = { ...lesson, takeaways: [] };
  expect(lessonSummary(bare)).toMatchObject([{ kind: 'chapter', seconds: 40, text: 'The pot' }]);
  expect(lessonSummary({ ...bare, chapters: [] })).toMatchObject([
    { kind: 'content', paragraph: 1, text: 'Tea' },
    { kind: 'content', paragraph: 2, text: 'Leaves' },
    { kind: 'content', paragraph: 3, text: 'Water' },
  ]);
});

test('The text of a lesson is not read where its takeaways or chapters sum it up', () => {
  const unread = {
    get content(): string {
      throw new Error('The text was read.');
    },
  };
  for (const takeaways of [lesson.takeaways, []]) {
    const { content: _content, ...parts } = { ...lesson, takeaways };
    expect(lessonSummary(Object.assign(unread, parts))).toHaveLength(1);
  }
});

test('… else by its first paragraph, and where it has nothing by nothing', () => {
  const bare = { ...lesson, takeaways: [], chapters: [] };
  const content = '```\ncode\n```\n\nTea is a drink. It is hot.\n\nThe end.';
  expect(lessonSummary({ ...bare, content })).toMatchObject([
    { paragraph: 2, text: 'Tea is a drink. It is hot.' },
  ]);
  expect(lessonSummary({ ...bare, content: null })).toEqual([]);
});

test('A language model is given passages from all of a long lesson, and no more than fit', () => {
  const cuesOf = (words: string) =>
    Array.from({ length: 2000 }, (_, at) => ({
      ...{ startMs: at * 4000, endMs: at * 4000 + 3900 },
      text: `${words} ${at}, ${words}.`,
    }));
  const tracks = [{ language: 'en', cues: cuesOf('Warm the water') }];
  const passages = lessonPassages({ ...lesson, tracks, files: [] });
  expect(passages).toHaveLength(24);
  for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(600);
  const said = passages.filter((passage) => passage.kind === 'speech');
  expect(said[0]?.seconds).toBe(0);
  expect(said.at(-1)?.seconds).toBeGreaterThan(7000);
  // The end of its text, and what its author has it come to.
  expect(passages.slice(-2)).toMatchObject([
    { kind: 'content', text: expect.stringContaining('Soft water.') },
    { kind: 'takeaway', text: 'Warm the pot.' },
  ]);
});

test('Of several tracks one is taken, in the letters of the question where there is such a one', () => {
  const tracks = [
    { language: 'bn', beginning: 'পানি গরম করুন' },
    { language: 'en', beginning: 'Warm the water' },
  ];
  expect(chooseTrack(tracks, 'summarise this')?.language).toBe('en');
  expect(chooseTrack(tracks, 'সারাংশ দাও')?.language).toBe('bn');
  expect(chooseTrack(tracks, 'резюме')?.language).toBe('bn');
  expect(chooseTrack([], 'summarise this')).toBeUndefined();
});
