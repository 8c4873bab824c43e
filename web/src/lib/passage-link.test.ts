import { expect, it } from 'vitest';
import { findPassage, passageSearch, readPassage } from './passage-link.ts';

const blocks = (...texts: string[]) => texts.map((textContent) => ({ textContent }));
const found = (passage: string, ...texts: string[]) => findPassage(blocks(...texts), passage)?.textContent;

it('names a passage by its beginning, whole letters of it', () => {
  const passage = `কোর্স ${'a'.repeat(200)}`;
  const { passage: named } = passageSearch(`  ${passage.replace(' ', '\n  ')} `);
  expect(Array.from(named)).toHaveLength(80);
  expect(passage.startsWith(named)).toBe(true);
  expect(readPassage(`?${new URLSearchParams(passageSearch(passage))}`)).toBe(named);
  expect(readPassage('?tab=notes')).toBeNull();
});

it('finds the smallest block that has the words, whatever they were written with', () => {
  expect(found('Wind the *yarn*', 'Sit. Wind the yarn. Go.', 'Wind the yarn.', 'Go.')).toBe('Wind the yarn.');
  expect(found('কম্পিউটার নিজে', 'শুরু', '“কম্পিউটার নিজে থেকে”')).toBe('“কম্পিউটার নিজে থেকে”');
});

it('finds a block that ends before the passage does', () => {
  const heading = 'What a program really is, told slowly';
  expect(found(`${heading} A program is a list of instructions.`, 'Other', heading)).toBe(heading);
});

it.each(['', ' … ', 'not there'])('finds nothing for %j', (passage) => {
  expect(found(passage, 'Wind the yarn.', 'not')).toBeUndefined();
});
