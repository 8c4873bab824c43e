import { expect, it } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';

it('reads paragraphs, joined over their lines and parted by empty ones', () => {
  expect(markdownBlocks('One\ntwo.\n\n  Three.')).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'paragraph', text: 'Three.' },
  ]);
});

it('reads headings below the two that the page has, none skipped', () => {
  const levels = (source: string) => markdownBlocks(source).map((block) => 'level' in block && block.level);
  expect(levels('# A\n## B\n#### C\n## D')).toEqual([3, 4, 5, 4]);
  expect(levels('### A\n### B\n# C')).toEqual([3, 3, 3]);
});

it('leaves everything inside a fence as it is, even when nobody closes it', () => {
  expect(markdownBlocks('```js\n# not a heading\n\n- nor a list\n```\nAfter')).toEqual([
    { kind: 'code', text: '# not a heading\n\n- nor a list' },
    { kind: 'paragraph', text: 'After' },
  ]);
  expect(markdownBlocks('```\nopen')).toEqual([{ kind: 'code', text: 'open' }]);
});

it('reads lists of both kinds with items that go on over several lines', () => {
  expect(markdownBlocks('- a\n  goes on\n* b\n\n3. three\n4) four')).toEqual([
    { kind: 'list', ordered: false, start: 1, items: ['a goes on', 'b'] },
    { kind: 'list', ordered: true, start: 3, items: ['three', 'four'] },
  ]);
});

it('begins a list or a heading directly below a paragraph', () => {
  expect(markdownBlocks('You need:\n- paper\n## Then').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'heading',
  ]);
});

it('reads quotes', () => {
  expect(markdownBlocks('> Said\n> so.')).toEqual([{ kind: 'quote', text: 'Said so.' }]);
});

it('makes nothing of an empty text', () => {
  expect(markdownBlocks(' \n\n')).toEqual([]);
});
