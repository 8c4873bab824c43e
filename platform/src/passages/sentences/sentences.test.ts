import { describe, expect, test } from 'vitest';
import type { SpokenCue } from '../course-text.ts';
import { cutSentences, cutToLength } from './cut-sentences.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { writtenParagraphs } from './written-paragraphs.ts';

const cue = (startMs: number, endMs: number, text: string): SpokenCue => ({ startMs, endMs, text });

test('Sentences end at points of both languages, and not at abbreviations, numbers of items or versions', () => {
  expect(cutSentences('One. Two! Three? চার। পাঁচ।')).toEqual(['One.', 'Two!', 'Three?', 'চার।', 'পাঁচ।']);
  expect(cutSentences('1. Mix it. It takes 15. Is it hot? No. Wait.')).toEqual([
    '1. Mix it.',
    'It takes 15.',
    'Is it hot?',
    'No.',
    'Wait.',
  ]);
  expect(cutSentences('Use a tool, e.g. A hammer. It costs 3.50 in v2.1 of the list.')).toEqual([
    'Use a tool, e.g. A hammer.',
    'It costs 3.50 in v2.1 of the list.',
  ]);
});

test('Sentences without any capital letter end at their points, too', () => {
  expect(cutSentences('first we mix. then we wait.')).toEqual(['first we mix.', 'then we wait.']);
});

test('What is too long is cut between words, and never between the halves of a letter', () => {
  expect(cutToLength('aaaa bbbb cccc', 9)).toEqual(['aaaa bbbb', 'cccc']);
  for (const piece of cutToLength('😀'.repeat(50), 9)) expect(piece.isWellFormed()).toBe(true);
});

test('Marks without end are read in one pass', () => {
  for (const marks of ['!', '. ', '."', '…', '।', 'a. ', '1. '])
    expect(cutSentences(marks.repeat(100_000))).not.toHaveLength(0);
});

describe('What is said', () => {
  test('goes over the borders of cues, and begins where its first word is said', () => {
    const sentences = spokenSentences([
      cue(0, 4000, 'First one. The second'),
      cue(4000, 8000, 'goes on here. Third.'),
    ]);
    expect(sentences.map(({ text }) => text)).toEqual(['First one.', 'The second goes on here.', 'Third.']);
    expect(sentences[0]?.startMs).toBe(0);
    expect(sentences[1]?.startMs).toBeGreaterThan(1500);
    expect(sentences[1]?.startMs).toBeLessThan(4000);
  });

  test('is cut at pauses and by length where captions have no points', () => {
    const words = 'these are some words without any point at all';
    const withPause = [cue(0, 3000, words), cue(3000, 6000, words), cue(8000, 11_000, words)];
    expect(spokenSentences(withPause).map(({ startMs }) => startMs)).toEqual([0, 8000]);
    const withoutPause = Array.from({ length: 40 }, (_, at) => cue(at * 3000, at * 3000 + 3000, words));
    for (const { text } of spokenSentences(withoutPause)) expect(text.length).toBeLessThan(250);
  });

  test('ends at a long silence, even in the middle of a sentence', () => {
    const sentences = spokenSentences([
      cue(0, 1000, 'So we'),
      cue(20_000, 21_000, 'Welcome back. Let us go on.'),
    ]);
    expect(sentences.map(({ text }) => text)).toEqual(['So we', 'Welcome back.', 'Let us go on.']);
  });
});

describe('What is written', () => {
  const markdown = [
    '# Title',
    '',
    'A **bold** word and a [link](https://example.com)',
    'on two lines.',
    '',
    '## Tools',
    '- one *item*',
    '- another `item`',
    '',
    '```js',
    'const a = 1;',
    '',
    'const b = 2;',
    '```',
    '',
    '---',
    '| For | Large | Small |',
    '|---|---|---|',
    '| **Flour** | 500 g | 350 g \\| more |',
    '| Salt | | a pinch |',
    '',
    '> A quote',
  ].join('\n');

  test('is plain paragraphs, counted as they are drawn, with the heading above', () => {
    expect(writtenParagraphs(markdown)).toEqual([
      { number: 1, lines: ['A bold word and a link on two lines.'], isCode: false, heading: 'Title' },
      { number: 2, lines: ['one item', 'another item'], isCode: false, heading: 'Tools' },
      { number: 3, lines: ['', 'const a = 1;', '', 'const b = 2;'], isCode: true, heading: 'Tools' },
      {
        number: 4,
        lines: ['Flour – Large: 500 g; Small: 350 g | more', 'Salt – Small: a pinch'],
        isCode: false,
        heading: 'Tools',
      },
      { number: 5, lines: ['A quote'], isCode: false, heading: 'Tools' },
    ]);
  });

  const linesOf = (text: string) => writtenParagraphs(text).map(({ lines }) => lines);

  test('has a table that directly follows a sentence as one of its own', () => {
    const compared =
      'The three doughs\ncompare like this:\n| Dough | Flour | Water |\n|---|:-:|---|\n| Soft | 500 g | 350 g |';
    expect(linesOf(compared)).toEqual([
      ['The three doughs compare like this:'],
      ['Soft – Flour: 500 g; Water: 350 g'],
    ]);
    expect(linesOf(`${compared}\n\nThe end.`)[2]).toEqual(['The end.']);
  });

  test('has no table where the line of dashes has another number of cells than the head', () => {
    expect(writtenParagraphs('One\nFlour | Water\n---\nSoft')).toMatchObject([
      { lines: ['Soft'], heading: 'One Flour | Water' },
    ]);
    expect(linesOf('One\nFlour | Water\n---|---|---\nSoft')).toEqual([
      ['One Flour | Water ---|---|--- Soft'],
    ]);
    expect(linesOf('Flour\n|---|\nSoft')).toEqual([['Flour |---| Soft']]);
  });

  test('has the head of a table beside what names no row: all there is, or an amount', () => {
    expect(linesOf('| Tools |\n| --- |\n| A scale |\n| A bowl |')).toEqual([
      ['Tools: A scale', 'Tools: A bowl'],
    ]);
    expect(linesOf('| Tools |\n---\n| A scale |')).toEqual([['Tools: A scale']]);
    expect(linesOf('Flour | Water\n--|--\n500 g | 350 g | 10 g')).toEqual([['Flour: 500 g; Water: 350 g']]);
  });

  test('has what stands between three backticks on one line as a part of its text', () => {
    expect(
      writtenParagraphs('```npm install```\nIt __is__ installed as name__icontains.\n\nDone.'),
    ).toMatchObject([
      { lines: ['npm install It is installed as name__icontains.'], isCode: false },
      { lines: ['Done.'], isCode: false },
    ]);
  });

  test('has a picture by its description, and nothing of one without', () => {
    const pictures = 'Look: ![a *loaf*](https://a.example/b.png)!\n\n![](https://a.example/c.png)';
    expect(linesOf(pictures)).toEqual([['Look: a loaf!']]);
  });

  test('is read in one pass, however it was written', () => {
    const hostile = [
      '[',
      '`',
      '* ',
      '| ',
      '|x\n',
      '-|-\n',
      '> ',
      '#',
      ' ',
      '\n',
      '_a',
      '](',
      '~~~\n',
      '1. ',
      '\\',
    ];
    for (const piece of hostile) expect(() => writtenParagraphs(piece.repeat(50_000))).not.toThrow();
    for (const mark of ['_', '`'])
      expect(() => writtenParagraphs(`${mark.repeat(100_000)}a${mark.repeat(100_000)}b`)).not.toThrow();
  });

  test('repeats in the rows of a table no more than the beginning of a long head', () => {
    const table = (letters: number, rows: number) =>
      `Tool|${'long '.repeat(letters / 5)}\n-|-\n${'a|b\n'.repeat(rows)}`;
    const [row = ''] = linesOf(table(1000, 1))[0] ?? [];
    expect(row).toMatch(/^a – (?:long ){5,}/);
    expect(row.length).toBeLessThan(80);
    const whole = linesOf(table(100_000, 25_000)).flat().join('');
    expect(whole.length).toBeLessThan(25_000 * 80);
  });
});
