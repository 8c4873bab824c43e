import { expect, test } from 'vitest';
import { ask, course, cues, lessonNamed } from './testing/ask-course.ts';

const lasso = 'Lasso adds up the sizes of the weights.';
const ridge = 'Ridge adds up their squares.';

test('a sentence is told once, though the one before it ranks, too', () => {
  const content = `${ridge} Take it when each says a little. ${lasso} It also chooses features.`;
  const texts = ask('what is lasso', course(lessonNamed('Prices', { content }))).sources.map(
    ({ text }) => text,
  );
  expect(texts[0]).toBe(`${lasso} It also chooses features.`);
  expect(texts.filter((text) => text.includes(lasso))).toHaveLength(1);
});

test('a sentence that stands in the text, in a file and in the film is told once', () => {
  const everywhere = lessonNamed('Prices', {
    content: lasso,
    takeaways: [lasso, 'Lasso chooses features.'],
    tracks: [
      { language: 'en', cues: cues(lasso, 'That is all there is to say about this today, as we go on.') },
    ],
    files: [
      {
        resourceId: 'file',
        name: 'a.txt',
        isMarkdown: false,
        isCode: false,
        parts: [{ page: 1, text: lasso }],
      },
    ],
  });
  const texts = ask('what is lasso', course(everywhere)).sources.map(({ text }) => text);
  expect(texts.filter((text) => text.includes(lasso))).toHaveLength(1);
  expect(texts).toContain('Lasso chooses features.');
});

test('what people say after everything is no reason to leave a sentence out', () => {
  const content =
    'Lasso adds sizes. Nice, is it? Feed it slowly, and look at the errors of both sets. Lasso skips features. Nice, is it?';
  const texts = ask('what is lasso', course(lessonNamed('Prices', { content }))).sources.map(
    ({ text }) => text,
  );
  expect(texts).toEqual(
    expect.arrayContaining(['Lasso adds sizes. Nice, is it?', 'Lasso skips features. Nice, is it?']),
  );
});

test('nor is a word that stands before several sentences, unless nothing else is told with it', () => {
  const content = 'Lasso. It adds up sizes.\n\nLasso. It skips some features.\n\nLasso.\n\nLasso.';
  const texts = ask('what is lasso', course(lessonNamed('Prices', { content }))).sources.map(
    ({ text }) => text,
  );
  expect(texts).toEqual(
    expect.arrayContaining(['Lasso. It adds up sizes.', 'Lasso. It skips some features.']),
  );
  expect(texts.filter((text) => text === 'Lasso.').length).toBeLessThan(2);
});

test('what is said is told with the second that the transcript has for it, wherever in its cue the sentence begins', () => {
  const said = [
    { startMs: 62_900, endMs: 66_000, text: 'Ridge adds up squares.' },
    {
      startMs: 67_800,
      endMs: 77_800,
      text: 'That was the one of two. Lasso adds up the sizes of the weights',
    },
    { startMs: 77_800, endMs: 80_000, text: 'and leaves some out.' },
  ];
  const { sources } = ask(
    'what is lasso',
    course(lessonNamed('Prices', { tracks: [{ language: 'en', cues: said }] })),
  );
  expect(sources[0]).toMatchObject({ text: expect.stringContaining('Lasso'), seconds: 67 });
});

const items = `- **Ridge** adds up squares. All weights shrink, and none of them quite reaches zero. Take it when each says a little.
- **Lasso** adds up the sizes of the weights. Some of them become exactly zero. Take it when most say nothing.`;

test('a sentence of an item of a list is told with the name that the item begins with', () => {
  const [source] = ask(
    'what shrinks and never reaches zero',
    course(lessonNamed('Prices', { content: items })),
  ).sources;
  expect(source?.text).toBe(
    'Ridge adds up squares. All weights shrink, and none of them quite reaches zero.',
  );
});

test('a sentence of a row of a table is told with the name of the row', () => {
  const content =
    '| Way | Effect |\n|---|---|\n| Ridge | Weights shrink. None reaches zero. |\n| Lasso | It picks. |';
  const [source] = ask('what never reaches zero', course(lessonNamed('Prices', { content }))).sources;
  expect(source?.text).toBe('Ridge – Effect: Weights shrink. None reaches zero.');
});

test('an item as long as a page is not told from its beginning on', () => {
  const content = `- Ridge adds up squares. ${'It goes on about all of this and that. '.repeat(12)}Marmots shrink in winter, as everybody knows by now.\n- Lasso.`;
  const [source] = ask('do marmots shrink', course(lessonNamed('Prices', { content }))).sources;
  expect(source?.text).toMatch(/^Marmots shrink/);
});

test('what only stands before a word that was asked for is not told beside a sentence that has it', () => {
  const [source, ...others] = ask('what is lasso', course(lessonNamed('Prices', { content: items }))).sources;
  expect(source?.text).toMatch(/^Lasso adds up .*zero\.$/);
  expect(others.filter(({ text }) => /squares|reaches zero|says a little/.test(text))).toEqual([]);
});
