import { describe, expect, it } from 'vitest';
import {
  type AlpanaPicture,
  alpanaDrawing,
  alpanaPath,
  readCoverParams,
  readWheelParams,
  wheels,
} from './alpana.ts';
import { hues } from './hues.ts';

const courseId = '0190a5c2-0000-7000-8000-000000000000';
const good = { drawing: alpanaDrawing, hue: 'plum', courseId };

describe('the address of a painted picture', () => {
  it.each<[AlpanaPicture, string]>([
    [{ kind: 'cover', hue: 'plum', courseId }, `covers/plum/${courseId}.svg`],
    [{ kind: 'share', hue: 'plum', courseId }, `share/plum/${courseId}.png`],
    [{ kind: 'wheel', wheel: 'river' }, 'wheels/river.svg'],
  ])('of %j ends in %s', (picture, end) => {
    expect(alpanaPath(picture)).toBe(`/api/alpana/${alpanaDrawing}/${end}`);
  });

  it('is read back, for every hue and every wheel', () => {
    for (const hue of hues) {
      for (const kind of ['cover', 'share'] as const) {
        expect(readCoverParams(kind, { ...good, hue })).toEqual({ kind, hue, courseId });
      }
    }
    for (const wheel of wheels) {
      expect(readWheelParams({ drawing: alpanaDrawing, wheel })).toEqual({ kind: 'wheel', wheel });
    }
  });

  it('of another release still says which picture is meant', () => {
    expect(readCoverParams('share', { ...good, drawing: 'v9' })).toMatchObject({ hue: 'plum', courseId });
    expect(readWheelParams({ drawing: 'v9', wheel: '404' })).toMatchObject({ wheel: '404' });
  });

  it.each([
    { ...good, drawing: 'v' },
    { ...good, drawing: 'v12345' },
    { ...good, drawing: '1' },
    { ...good, hue: 'beige' },
    { ...good, hue: '#fff"/><script>' },
    { ...good, hue: 'constructor' },
    { ...good, courseId: courseId.toUpperCase() },
    { ...good, courseId: `${courseId}\n` },
    { ...good, courseId: 'weaving' },
    { ...good, courseId: 'a'.repeat(10_000) },
    { drawing: alpanaDrawing, wheel: 'River' },
    { drawing: alpanaDrawing, wheel: 'toString' },
    { drawing: alpanaDrawing },
    {},
  ])('that is %j is none of ours', (params) => {
    expect(readCoverParams('cover', params)).toBeNull();
    expect(readWheelParams(params)).toBeNull();
  });
});
