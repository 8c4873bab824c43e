import { describe, expect, it } from 'vitest';
import { percentAt, remainingSecondsAt, shareOfFetching, sharesOfLadder } from './video-progress.ts';

const source = { width: 100, height: 100 };
const ladder = {
  first: { width: 60, height: 100 },
  rest: [
    { width: 100, height: 100 },
    { width: 160, height: 100 },
  ],
};

describe('the progress of a preparation', () => {
  it('is shared among the runs by the pixels they read and write', () => {
    const { first, rest } = sharesOfLadder(source, ladder, false);
    expect([0, 0.5, 1].map((fraction) => percentAt(first, fraction))).toEqual([0, 12, 25]);
    expect([0, 0.5].map((fraction) => percentAt(rest, fraction))).toEqual([25, 62]);
  });

  it('never says a hundred before the end, nor anything outside of its share', () => {
    const { first, rest } = sharesOfLadder(source, { ...ladder, rest: [] }, false);
    expect(percentAt(first, 1)).toBe(99);
    expect(percentAt(rest, 7)).toBe(99);
    expect(percentAt(first, -1)).toBe(0);
  });

  it('goes on from what fetching a link has reached', () => {
    expect(percentAt(shareOfFetching, 0.5)).toBe(10);
    const { first, rest } = sharesOfLadder(source, ladder, true);
    expect(percentAt(first, 0)).toBe(percentAt(shareOfFetching, 1));
    expect(percentAt(first, 1)).toBe(percentAt(rest, 0));
  });

  it('counts the later runs into the time that remains', () => {
    const { first, rest } = sharesOfLadder(source, ladder, false);
    // Half of the first run took ten seconds: ten more for the other half, sixty for the rest.
    expect(remainingSecondsAt(first, 0.5, 10)).toBe(70);
    expect(remainingSecondsAt(rest, 0.5, 10)).toBe(10);
    expect(remainingSecondsAt(rest, 0.001, 10)).toBeNull();
  });
});
