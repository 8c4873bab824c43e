import { expect, test } from 'vitest';
import { subjectOf } from './filter-words.ts';
import { readingsOf } from './search-readings.ts';

/** As 'words [levels] free'. */
function readings(text: string): string[] {
  const [first = '', ...more] = text.normalize('NFKC').split(' ');
  return readingsOf([first, ...more]).map(({ words, levels, isFree }) =>
    [...words, ...(levels ? [`[${levels.join(' ')}]`] : []), ...(isFree ? ['(free)'] : [])].join(' '),
  );
}

test('a level is also a filter, and courses for all levels suit beginners', () => {
  expect(readings('python beginners')).toEqual(['python beginners', 'python [beginner all-levels]']);
  expect(readings('advanced')).toEqual(['advanced', '[advanced]']);
  expect(readings('all levels')).toEqual(['all levels', '[all-levels]']);
});

test('a level and a price are read one by one, and together', () => {
  expect(readings('free software for beginner')).toEqual([
    'free software for beginner',
    'free software [beginner all-levels]',
    'software beginner (free)',
    'software [beginner all-levels] (free)',
  ]);
});

test('the words beside them may name a category', () => {
  expect(readings('মাঝারি ডিজাইন')).toEqual([
    ...['মাঝারি ডিজাইন', 'design মাঝারি', 'ডিজাইন [intermediate]', 'design [intermediate]'].map((text) =>
      text.normalize('NFKC'),
    ),
  ]);
});

test('half a name, and words that have one in them, mean themselves alone', () => {
  for (const text of ['begin', 'freedom', 'level', 'for all', 'courses', 'advance'])
    expect(readings(text)).toEqual([text]);
});

test('a name of two words is one only where they stand in a row', () => {
  expect(readings('all about sea level')).toEqual(['all about sea level']);
  expect(readings('sea for all levels')).toEqual(['sea for all levels', 'sea [all-levels]']);
});

test.each([
  ['how to make an android app', 'android app'],
  ['i want to learn the basics of python', 'basics python'],
  ['machine learning for beginners', 'machine learning'],
  ['free', ''],
  ['বিনা সুতোয় মূল্যে', 'বিনা সুতোয় মূল্যে'],
  ['how to', ''],
  ['আমি পাইথন শিখতে চাই', 'পাইথন'],
])('%s is about: %s', (text, subject) => {
  expect(subjectOf(text.normalize('NFKC').split(' '))).toEqual(
    subject.normalize('NFKC').split(' ').filter(Boolean),
  );
});
