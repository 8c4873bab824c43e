import { expect, it } from 'vitest';
import { chaptersOf, inOrder, problemOf, rowOf, withProposed } from './chapter-rows.ts';

const row = (time: string, title: string) => ({ ...rowOf({ seconds: 0, title }), time });

it('saves rows in the order of the film, and not those in which nothing was written', () => {
  const rows = [row('1:05', ' The  weft\n'), row('', ' '), row('০:০২', 'টানা')];
  expect(chaptersOf(rows)).toEqual([
    { seconds: 2, title: 'টানা' },
    { seconds: 65, title: 'The  weft' },
  ]);
  expect(inOrder([row('soon', 'Last'), row('9', 'First')]).map(({ title }) => title)).toEqual([
    'First',
    'Last',
  ]);
});

it.each([
  ['', '', null],
  ['0:07', 'Warp', null],
  ['', 'Warp', 'no_time'],
  ['soon', 'Warp', 'no_time'],
  ['99999', 'Warp', 'no_time'],
  ['2:01', 'Warp', 'after_end'],
  ['0:07', ' ', 'no_title'],
  ['65', 'Warp', 'same_time'],
])('a row of %j and %j has the problem %j', (time, title, problem) => {
  const one = row(time, title);
  expect(problemOf(one, [one, row('1:05', 'Other')], 120)).toBe(problem);
});

it('takes proposals where there is no chapter yet', () => {
  const proposed = [
    { seconds: 0, title: 'Start' },
    { seconds: 30, title: 'Near' },
    { seconds: 90, title: 'End' },
  ];
  expect(withProposed([row('0:32', 'Mine'), row('', '')], proposed).map(({ title }) => title)).toEqual([
    ...['Start', 'Mine', 'End'],
  ]);
  const full = Array.from({ length: 99 }, (_, at) => row(String(1000 + at * 10), 'x'));
  expect(withProposed(full, proposed)).toHaveLength(100);
});
