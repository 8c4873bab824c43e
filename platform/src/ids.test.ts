import { describe, expect, it, vi } from 'vitest';
import { isId, newId } from './ids.ts';

describe('newId', () => {
  it('makes version 7 UUIDs that carry the time', () => {
    const before = Date.now();
    const id = newId();
    expect(isId(id)).toBe(true);
    expect(id[14]).toBe('7');
    expect('89ab').toContain(id[19]);
    const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(ms).toBeGreaterThanOrEqual(before);
  });

  it('only ever rises, also for many ids within one millisecond', () => {
    const ids = Array.from({ length: 20_000 }, newId);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('still rises when the clock is set back', () => {
    const first = newId();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    const second = newId();
    clock.mockRestore();
    expect(second > first).toBe(true);
  });
});

describe('isId', () => {
  it.each(['', '0', 'abc', '../etc', `${newId()} `, newId().slice(1), newId().replaceAll('-', '')])(
    'refuses %j',
    (value) => {
      expect(isId(value)).toBe(false);
    },
  );
});
