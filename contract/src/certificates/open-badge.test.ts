import { expect, it } from 'vitest';
import { criterionNarrative, readCriterion } from './open-badge.ts';

it.each([null, 1, 80, 100])('a criterion with the mark %s is read back from its words', (passMark) => {
  expect(readCriterion(criterionNarrative({ passMark }))).toEqual({ passMark });
});

it.each([
  '',
  'Every lesson of the course was opened.',
  `${criterionNarrative({ passMark: 80 })} And more.`,
  criterionNarrative({ passMark: 80 }).replace('80', '080'),
  'At least 80 percent of its questions were answered right.',
])('other words are nobody’s to translate: %j', (narrative) => {
  expect(readCriterion(narrative)).toBeNull();
});
