import { expect, it } from 'vitest';
import { storyboardPicture } from './storyboard-picture.ts';

const storyboard = {
  ...{ sheets: 2, columns: 5, rows: 2, width: 160, height: 90, everySeconds: 4, pictures: 13 },
};

it.each([
  [0, { sheet: 0, column: 0, row: 0 }],
  [3.9, { sheet: 0, column: 0, row: 0 }],
  [4, { sheet: 0, column: 1, row: 0 }],
  [20, { sheet: 0, column: 0, row: 1 }],
  [39.9, { sheet: 0, column: 4, row: 1 }],
  [40, { sheet: 1, column: 0, row: 0 }],
  [51, { sheet: 1, column: 2, row: 0 }],
  [900, { sheet: 1, column: 2, row: 0 }],
  [-1, { sheet: 0, column: 0, row: 0 }],
])('finds the picture of second %d', (seconds, picture) => {
  expect(storyboardPicture(storyboard, seconds)).toEqual(picture);
});

it('finds none in a storyboard without pictures', () => {
  expect(storyboardPicture({ ...storyboard, pictures: 0 }, 3)).toBeNull();
});
