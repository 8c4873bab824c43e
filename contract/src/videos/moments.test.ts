import { expect, it } from 'vitest';
import { isAfterEnd, momentSearch, momentWithin, readMoment } from './moments.ts';

it.each([
  ['0', 0],
  ['761', 761],
  ['12.5', 12.5],
  [75, 75],
  ['86400', 86_400],
])('reads %j as a second of a film', (written, seconds) => {
  expect(readMoment(written)).toBe(seconds);
});

it.each([
  '',
  ' 7',
  '-1',
  '1e3',
  '0x10',
  '86401',
  '99999999',
  '1:15',
  'NaN',
  'Infinity',
  '১২',
  '7;',
  null,
  {},
  Number.NaN,
])('reads %j as no moment at all', (written) => {
  expect(readMoment(written)).toBeUndefined();
});

it.each([0, 9.99, 761, 86_400])('reads what it wrote for %d', (seconds) => {
  const { t } = momentSearch(seconds);
  expect(readMoment(t)).toBe(Math.floor(seconds));
});

it.each([Number.NaN, -3, Number.POSITIVE_INFINITY])('writes a second even for %d', (seconds) => {
  expect(momentSearch(seconds)).toEqual({ t: '0' });
});

it('stays within the film, where there is a picture', () => {
  expect(momentWithin(30, 100)).toBe(30);
  expect(momentWithin(761, 100)).toBe(99);
  expect(momentWithin(761, 0.5)).toBe(0);
  expect(momentWithin(761, Number.NaN)).toBe(0);
});

it.each([
  [300, 20, true],
  [21, 20.4, true],
  [20, 20.4, false],
  [20, 20, false],
  [300, 0, false],
  [300, null, false],
])('second %j of a film of %j seconds is after its end: %j', (seconds, filmSeconds, expected) => {
  expect(isAfterEnd(seconds, filmSeconds)).toBe(expected);
});
