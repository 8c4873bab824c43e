import { describe, expect, it } from 'vitest';
import { atMost, backOff } from './restart-rules.ts';

describe('backOff', () => {
  it('waits twice as long each time, up to the longest pause', () => {
    const rule = backOff({ firstPauseMs: 100, longestPauseMs: 500, wellAfterMs: 1000 });
    expect([rule(0, 0), rule(0, 0), rule(0, 0), rule(0, 0), rule(0, 0)]).toEqual([100, 200, 400, 500, 500]);
  });

  it('starts over after a healthy run', () => {
    const rule = backOff({ firstPauseMs: 100, longestPauseMs: 500, wellAfterMs: 1000 });
    expect([rule(0, 0), rule(999, 0), rule(1000, 0), rule(0, 0)]).toEqual([100, 200, 100, 200]);
  });
});

describe('atMost', () => {
  const settings = { times: 2, withinMs: 1000, pauseMs: 50 };

  it('gives up on one time too many', () => {
    const rule = atMost(settings);
    expect([rule(0, 0), rule(0, 400), rule(0, 999)]).toEqual([50, 50, null]);
  });

  it('forgets what is long ago', () => {
    const rule = atMost(settings);
    expect([rule(0, 0), rule(0, 400), rule(0, 1000), rule(0, 1399), rule(0, 1400)]).toEqual([
      50,
      50,
      50,
      null,
      50,
    ]);
  });
});
