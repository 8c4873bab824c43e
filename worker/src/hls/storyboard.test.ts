import { expect, it } from 'vitest';
import { planStoryboard } from './storyboard.ts';

const hd = { width: 1920, height: 1080 };

it('has a picture every four seconds, and sheets of a hundred', () => {
  expect(planStoryboard({ ...hd, durationSeconds: 3600 })).toEqual({
    ...{ sheets: 9, columns: 10, rows: 10, width: 160, height: 90, everySeconds: 4, pictures: 900 },
  });
});

it('fits a short film on one small sheet', () => {
  expect(planStoryboard({ ...hd, durationSeconds: 61 })).toMatchObject({
    ...{ sheets: 1, columns: 10, rows: 2, everySeconds: 4, pictures: 16 },
  });
  expect(planStoryboard({ ...hd, durationSeconds: 0.5 })).toMatchObject({
    ...{ sheets: 1, columns: 1, rows: 1, pictures: 1 },
  });
});

it('never has more than a thousand, however long the film is', () => {
  const { pictures, sheets, everySeconds } = planStoryboard({ ...hd, durationSeconds: 86_400 });
  expect({ pictures, sheets, everySeconds }).toEqual({ pictures: 994, sheets: 10, everySeconds: 87 });
});

it('keeps the shape of a film that stands upright', () => {
  expect(planStoryboard({ width: 1080, height: 1920, durationSeconds: 10 })).toMatchObject({
    ...{ width: 90, height: 160 },
  });
});
