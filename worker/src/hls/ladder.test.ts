import { describe, expect, it } from 'vitest';
import { planLadder } from './ladder.ts';

function sizesOf(width: number, height: number): string[] {
  const { first, rest } = planLadder({ width, height, frameRate: 25 });
  return [first, ...rest].map((plan) => `${plan.width}x${plan.height}`);
}

describe('the ladder of a video', () => {
  it.each([
    [1920, 1080, ['640x360', '426x240', '854x480', '1280x720', '1920x1080']],
    [1280, 720, ['640x360', '426x240', '854x480', '1280x720']],
    [3840, 2160, ['640x360', '426x240', '854x480', '1280x720', '1920x1080']],
    [640, 360, ['640x360', '426x240']],
    [320, 240, ['320x240']],
    [1080, 1920, ['202x360', '136x240', '270x480', '406x720', '608x1080']],
  ])('has the usual heights up to its own: %d x %d', (width, height, sizes) => {
    expect(sizesOf(width, height)).toEqual(sizes);
  });

  it.each([
    [405, 719, ['202x360', '136x240', '270x480', '404x718']],
    [356, 200, ['356x200']],
    [101, 33, ['100x32']],
    [1600, 900, ['640x360', '426x240', '854x480', '1280x720', '1600x900']],
    [400, 300, ['400x300', '320x240']],
  ])('has a rung of its own size where the usual ones fall far short: %d x %d', (width, height, sizes) => {
    expect(sizesOf(width, height)).toEqual(sizes);
  });

  it('has none of its own size where a usual one is nearly as good', () => {
    expect(sizesOf(1422, 800).at(-1)).toBe('1280x720');
  });

  it('stays within what decoders take of a very wide picture', () => {
    expect(sizesOf(8192, 1000)).toEqual(['2950x360', '1966x240', '3932x480']);
    expect(sizesOf(8000, 100)).toEqual(['4096x50']);
  });

  it('never enlarges, has only even sizes, and names the first only once', () => {
    for (let height = 16; height <= 2200; height += 7) {
      const width = Math.round(height * 1.777);
      const { first, rest } = planLadder({ width, height, frameRate: 30 });
      const plans = [first, ...rest];
      expect(new Set(plans.map((plan) => plan.height)).size).toBe(plans.length);
      for (const plan of plans) {
        expect(plan.height).toBeLessThanOrEqual(Math.min(height, 1080));
        expect(plan.width).toBeLessThanOrEqual(width);
        expect([plan.width % 2, plan.height % 2]).toEqual([0, 0]);
      }
    }
  });

  it('begins with the largest that is not above 360', () => {
    expect(planLadder({ width: 1920, height: 1080, frameRate: 25 }).first.height).toBe(360);
    expect(planLadder({ width: 426, height: 240, frameRate: 25 }).first.height).toBe(240);
    expect(planLadder({ width: 200, height: 100, frameRate: 25 }).first.height).toBe(100);
  });

  it('allows larger pictures and livelier ones more bits', () => {
    const calm = planLadder({ width: 1920, height: 1080, frameRate: 25 });
    const lively = planLadder({ width: 1920, height: 1080, frameRate: 60 });
    const bitrates = [calm.first, ...calm.rest]
      .toSorted((a, b) => a.height - b.height)
      .map((plan) => plan.videoBitrate);
    expect(bitrates).toEqual(bitrates.toSorted((a, b) => a - b));
    expect(bitrates[0]).toBe(400_000);
    expect(bitrates.at(-1)).toBe(5_000_000);
    expect(lively.first.videoBitrate).toBeGreaterThan(calm.first.videoBitrate);
  });
});
