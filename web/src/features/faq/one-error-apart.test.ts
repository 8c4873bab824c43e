import { expect, it } from 'vitest';
import { isOneErrorApart } from './one-error-apart.ts';

it.each([
  ['a letter is missing', 'certifcate', 'certificate'],
  ['a letter is too many', 'reefund', 'refund'],
  ['the first letter is wrong', 'tefund', 'refund'],
  ['the last letter is missing', 'refun', 'refund'],
  ['a double letter is a single one', 'enrol', 'enroll'],
  ['two letters changed places', 'certifciate', 'certificate'],
  ['a Bengali letter is wrong', 'ফেরৎ', 'ফেরত'],
])('%s: that is one typing error', (_, typed, meant) => {
  expect(isOneErrorApart(typed, meant)).toBe(true);
  expect(isOneErrorApart(meant, typed)).toBe(true);
});

it.each([
  ['the same', 'refund', 'refund'],
  ['two wrong letters', 'rafand', 'refund'],
  ['two that changed places over a third', 'rnfued', 'refund'],
  ['another word', 'course', 'refund'],
  ['nothing', '', 'refund'],
])('%s is not', (_, typed, meant) => {
  expect(isOneErrorApart(typed, meant)).toBe(false);
});
