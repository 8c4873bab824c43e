import { expect, test } from 'vitest';
import { readCategories } from './category-words.ts';

const typed = (text: string) => text.normalize('NFKC').split(' ');
const readings = (text: string) => {
  const [first = '', ...more] = typed(text);
  return readCategories([first, ...more]).map((words) => words.join(' '));
};
const nfkc = (text: string) => text.normalize('NFKC');

test('a category that is named in Bengali is also looked for by its English name', () => {
  expect(readings('মেশিন লার্নিং')).toEqual([nfkc('মেশিন লার্নিং'), 'machine learning']);
});

test('the other words of a search stay, and half a name is enough', () => {
  expect(readings('react ওয়ে')).toEqual([nfkc('react ওয়ে'), 'web development react']);
});

test('a word of two categories means both', () => {
  expect(readings('ডেভেলপমেন্ট').slice(1)).toEqual(['web development', 'mobile development']);
});

test('words that name none, and one or two letters, mean themselves alone', () => {
  for (const text of ['python', 'বাংলা ভাষা', 'ডে', 'প্র', 'ব্য', 'মেশিনগান'])
    expect(readings(text)).toHaveLength(1);
});
