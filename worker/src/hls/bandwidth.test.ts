import { expect, it } from 'vitest';
import { measureBandwidth } from './bandwidth.ts';

it('takes the heaviest segment for the peak, and all of them for the average', () => {
  const segments = [
    { seconds: 4, bytes: 400_000 },
    { seconds: 4, bytes: 1_000_000 },
    { seconds: 4, bytes: 100_000 },
  ];
  expect(measureBandwidth(segments)).toEqual({ peak: 2_000_000, average: 1_000_000 });
});

it('does not take a scrap at the end for a peak', () => {
  const segments = [
    { seconds: 4, bytes: 400_000 },
    { seconds: 0.04, bytes: 50_000 },
  ];
  const { peak } = measureBandwidth(segments);
  expect(peak).toBeGreaterThan(800_000);
  expect(peak).toBeLessThan(1_000_000);
});

it('measures a video of one short segment', () => {
  expect(measureBandwidth([{ seconds: 0.4, bytes: 10_000 }])).toEqual({ peak: 200_000, average: 200_000 });
});
