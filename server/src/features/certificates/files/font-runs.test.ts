import { describe, expect, it } from 'vitest';
import { fontRuns, withoutPictures } from './font-runs.ts';

const faces = [
  { name: 'latin', has: (point: number) => point < 0x180 },
  { name: 'bengali', has: (point: number) => (point >= 0x980 && point < 0xa00) || point === 0x20 },
];

describe('the fonts of a text', () => {
  it.each([
    ['Anika Rahman', [['latin', 'Anika Rahman']]],
    ['আনিকা রহমান', [['bengali', 'আনিকা রহমান']]],
    [
      'Dr. আনিকা, PhD',
      [
        ['latin', 'Dr. '],
        ['bengali', 'আনিকা'],
        ['latin', ', PhD'],
      ],
    ],
    // A joiner belongs to the word, though the font has no shape for it.
    ['র\u200d্যাব', [['bengali', 'র\u200d্যাব']]],
    ['', []],
  ])('%s', (text, runs) => {
    expect(fontRuns(text, faces)?.map(({ font, text: part }) => [font, part])).toEqual(runs);
  });

  it('are none for letters that are in no font', () => {
    expect(fontRuns('Anika عبد', faces)).toBeNull();
  });
});

it.each([
  ['Anika 🌸 Rahman', 'Anika Rahman'],
  ['👩‍🏫 Teacher 🇧🇩', 'Teacher'],
  ['Python 3 #1 © 2026', 'Python 3 #1 © 2026'],
])('leaves pictures out of %s', (text, plain) => {
  expect(withoutPictures(text)).toBe(plain);
});
