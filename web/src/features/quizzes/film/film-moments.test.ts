import { describe, expect, it } from 'vitest';
import type { Question } from '@/api/quizzes.ts';
import { openPinned, playedThrough, resumedFrom } from './film-moments.ts';

const pinnedAt = (atSeconds: number | null, id = `at ${atSeconds}`): Question => ({
  id,
  kind: 'text',
  prompt: 'What?',
  options: [],
  atSeconds,
});
const at = (seconds: number, { playing = true, ended = false } = {}) => ({ seconds, playing, ended });
const asked = (before: ReturnType<typeof at>, now: ReturnType<typeof at>) =>
  playedThrough([pinnedAt(0), pinnedAt(20), pinnedAt(75)], before, now).map(({ id }) => id);

describe('the film asks', () => {
  it('where it was played through, from its first second to its last', () => {
    expect(asked(at(0), at(0.25))).toEqual(['at 0']);
    expect(asked(at(19.9), at(20.1))).toEqual(['at 20']);
    expect(asked(at(74.9), at(75, { playing: false, ended: true }))).toEqual(['at 75']);
  });

  it('and not where it was jumped over, paused, or has not come to', () => {
    expect(asked(at(12), at(22))).toEqual([]);
    expect(asked(at(25), at(15))).toEqual([]);
    expect(asked(at(19.9, { playing: false }), at(20.1))).toEqual([]);
    expect(asked(at(19.5), at(19.9))).toEqual([]);
    expect(asked(at(20.1), at(20.4))).toEqual([]);
  });

  it('again after a reload, where it waited just behind the moment', () => {
    expect(asked(resumedFrom(at(20.3)), at(20.3))).toEqual(['at 20']);
    expect(asked(resumedFrom(at(0)), at(0.2))).toEqual(['at 0']);
    expect(asked(resumedFrom(at(24)), at(24.2))).toEqual([]);
  });

  it('in the order of the film, what was not answered yet', () => {
    const questions = [pinnedAt(20), pinnedAt(null), pinnedAt(5), pinnedAt(9)];
    expect(openPinned({ questions, answered: { 'at 9': false } }).map(({ id }) => id)).toEqual([
      'at 5',
      'at 20',
    ]);
  });
});
