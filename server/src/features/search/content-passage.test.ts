import { expect, it } from 'vitest';
import { bestSentences, sentencesOf } from './content-passage.ts';

const content = [
  '# Looms',
  'A loom holds the warp, and',
  'the **weft** goes [under](https://example.org) it. Then over it!',
  '',
  '- First item',
  '- Second item',
].join('\n');

it('a text is read in sentences, without its markup, across the ends of lines', () => {
  expect(sentencesOf(content)).toEqual([
    'Looms',
    'A loom holds the warp, and the weft goes under it.',
    'Then over it!',
    'First item',
    'Second item',
  ]);
  expect(sentencesOf('তাঁতে টানা থাকে। তারপর পোড়েন।')).toEqual(['তাঁতে টানা থাকে।', 'তারপর পোড়েন।']);
});

it('code keeps its signs, line by line, and its language is not a word of the text', () => {
  const taught = [
    'Take `a * b` of so_far, _not_ ~~this~~:',
    '```sql',
    'SELECT * FROM loom_parts',
    '-- _all_',
    '```',
    'Done.',
  ];
  expect(sentencesOf(taught.join('\n'))).toEqual([
    'Take a * b of so_far, not this:',
    'SELECT * FROM loom_parts',
    '-- _all_',
    'Done.',
  ]);
});

it('three backticks around something on one line are code within it, and begin no block', () => {
  expect(sentencesOf('```npm install```\nIt _is_ installed.\n\n~~~ `a`\nx_ = 1\n~~~\nDone.')).toEqual([
    'npm install It is installed.',
    'x_ = 1',
    'Done.',
  ]);
});

it('several underscores within a word are letters of a name', () => {
  expect(sentencesOf('Filter by name__icontains, so__far, __not__ this.')).toEqual([
    'Filter by name__icontains, so__far, not this.',
  ]);
});

it('is read in one pass, whoever wrote it', () => {
  const hostile = ['`', '_', '`a', '*', '```\n', '![', '](', '|', '~~~\n'];
  for (const mark of ['_', '`'])
    expect(() => sentencesOf(`${mark.repeat(100_000)}a${mark.repeat(100_000)}b`)).not.toThrow();
  for (const piece of hostile) expect(() => sentencesOf(piece.repeat(50_000))).not.toThrow();
});

it('a picture is read by its description', () => {
  expect(
    sentencesOf('See ![the loom](https://a.example/b.png) here.\n\n![](https://a.example/c.png)'),
  ).toEqual(['See the loom here.']);
});

it('a long sentence is cut between words, and one without blanks anywhere', () => {
  const pieces = sentencesOf(`${'word '.repeat(100)}${'x'.repeat(500)}`);
  expect(pieces.join('').replaceAll(' ', '')).toBe(`${'word'.repeat(100)}${'x'.repeat(500)}`);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(240);
});

it('the sentence with most of the words is shown, else the first', async () => {
  const fold = async (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  expect(await bestSentences([content, 'Nothing. Of it.'], ['weft', 'warp'], fold)).toEqual([
    'A loom holds the warp, and the weft goes under it.',
    'Nothing.',
  ]);
});
