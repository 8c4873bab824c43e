import { describe, expect, it } from 'vitest';
import { stableId } from './stable-id.ts';

describe('stableId', () => {
  it('is the same id for the same name, in every installation', () => {
    expect(stableId('course', 'python-from-zero')).toBe(stableId('course', 'python-from-zero'));
    expect(stableId('course', 'fixed')).toBe('dae0519a-f7a9-8a29-9160-ef14e9328fc7');
  });

  it('is a UUID of version 8 with the standard variant, whatever the name', () => {
    for (let number = 0; number < 500; number += 1) {
      expect(stableId('course', number)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }
  });

  it('never takes two names for one', () => {
    const names = [
      ['lesson', 'a', 'b'],
      ['lesson', 'a b'],
      ['lesson', 'ab'],
      ['lessona', 'b'],
      ['lesson', 'a', 1],
      ['lesson', 'a1'],
    ];
    expect(new Set(names.map((name) => stableId(...name))).size).toBe(names.length);
  });
});
