import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { speak } from './language/language.ts';
import { tooLongText } from './too-long.ts';

afterEach(() => speak('en', {}));

it('says what a text may have, and how much of it is too much', () => {
  expect(tooLongText('a'.repeat(60), 60)).toBeUndefined();
  expect(tooLongText('a'.repeat(1072), 60)).toBe('At most 60 characters, please: 1,012 too many');
});

/** What is searched for, and what has to be the very text that the page names, may end where it can lead to nothing. */
const mayCut = [
  ...['course-search', 'debounced-search', 'leaving-dialog', 'add-people-dialog', 'notebook-tools', 'finder'],
  ...['audit-tools', 'invitations-list', 'hand-over-dialog', 'people-tools'],
];

it('no field in which something is written cuts what is pasted', () => {
  const src = path.resolve(import.meta.dirname, '..');
  const cutting = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => readFileSync(path.join(src, file), 'utf8').includes('maxLength={'))
    .map((file) => path.basename(file, '.tsx'));
  expect(cutting.toSorted()).toEqual(mayCut.toSorted());
});
