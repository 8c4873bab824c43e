import { expect, it } from 'vitest';
import { coverFrame, fitWithin } from './prepare-cover.ts';

it.each([
  ['a photograph', { width: 4000, height: 3000 }, { width: 1200, height: 900 }],
  ['a wide strip', { width: 8000, height: 400 }, { width: 1600, height: 80 }],
  ['a portrait', { width: 3000, height: 4000 }, { width: 675, height: 900 }],
  ['a picture that fits', { width: 640, height: 360 }, { width: 640, height: 360 }],
  ['a hair', { width: 100_000, height: 1 }, { width: 1600, height: 1 }],
])('%s fits into the frame and keeps its shape', (_name, size, fitted) => {
  expect(fitWithin(size, coverFrame)).toEqual(fitted);
});
