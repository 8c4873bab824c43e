import { describe, expect, it } from 'vitest';
import { alpanaDrawing, alpanaPath, readAlpanaParams, wheels } from './alpana.ts';
import { hues } from './hues.ts';

const courseId = '0190a5c2-0000-7000-8000-000000000000';
const good = { drawing: alpanaDrawing, hue: 'plum', courseId };

describe('the address of a painted picture', () => {
  it('says all that the picture is drawn from', () => {
    expect(alpanaPath({ kind: 'cover', hue: 'plum', courseId })).toBe(
      `/api/alpana/${alpanaDrawing}/covers/plum/${courseId}.svg`,
    );
    expect(alpanaPath({ kind: 'wheel', wheel: 'river' })).toBe(
      `/api/alpana/${alpanaDrawing}/wheels/river.svg`,
    );
  });

  it('is read back, for every hue and every wheel', () => {
    for (const hue of hues) {
      expect(readAlpanaParams({ ...good, hue })).toEqual({ kind: 'cover', hue, courseId });
    }
    for (const wheel of wheels) {
      expect(readAlpanaParams({ drawing: alpanaDrawing, wheel })).toEqual({ kind: 'wheel', wheel });
    }
  });

  it('of another release still says which picture is meant', () => {
    expect(readAlpanaParams({ ...good, drawing: 'v9' })).toEqual({ kind: 'cover', hue: 'plum', courseId });
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
    expect(readAlpanaParams(params)).toBeNull();
  });
});
