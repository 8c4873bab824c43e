import { describe, expect, it } from 'vitest';
import { isAmong } from './student-state.ts';

const now = new Date('2026-03-31T12:00:00.000Z');
const begun = {
  progress: 40,
  enrolledAt: '2026-01-01T12:00:00.000Z',
  lastActive: '2026-03-17T12:00:00.000Z',
};

describe('a student', () => {
  it('is stuck two weeks after the last they did, and not a moment before', () => {
    expect(isAmong('stuck', begun, now)).toBe(true);
    expect(isAmong('stuck', { ...begun, lastActive: '2026-03-17T12:00:01.000Z' }, now)).toBe(false);
  });

  it('is not stuck who has finished', () => {
    expect(isAmong('stuck', { ...begun, progress: 100 }, now)).toBe(false);
    expect(isAmong('finished', { ...begun, progress: 100 }, now)).toBe(true);
    expect(isAmong('finished', { ...begun, progress: 99 }, now)).toBe(false);
  });

  it('is not stuck who never began, and is who watched without completing anything', () => {
    const idle = { progress: 0, enrolledAt: begun.enrolledAt, lastActive: begun.enrolledAt };
    expect(isAmong('stuck', idle, now)).toBe(false);
    expect(isAmong('stuck', { ...idle, lastActive: null }, now)).toBe(false);
    expect(isAmong('stuck', { ...idle, lastActive: '2026-01-01T12:00:05.000Z' }, now)).toBe(true);
  });

  it('is new for seven days', () => {
    expect(isAmong('new', { ...begun, enrolledAt: '2026-03-24T12:00:01.000Z' }, now)).toBe(true);
    expect(isAmong('new', { ...begun, enrolledAt: '2026-03-24T12:00:00.000Z' }, now)).toBe(false);
  });
});
