import { expect, it } from 'vitest';
import { chapterHeadings } from './chapter-headings.ts';

it.each([
  ['', []],
  ['# Only a title\n\nText', []],
  ['# Weaving\n## The *warp*\n### A detail\n## The [weft](https://example.org) ##', ['The warp', 'The weft']],
  ['```\n# no\n# heading\n```\n## One\n~~~\n## no\n```\n~~~\n## `Two`', ['One', 'Two']],
  ['#no\n####### no\n##\n# টানা\n# পোড়েন', ['টানা', 'পোড়েন']],
])('of %j these headings may name chapters', (content, headings) => {
  expect(chapterHeadings(content)).toEqual(headings);
});
