import { endOfFilm } from '@academy/contract/captions/caption-time.ts';
import { describe, expect, test } from 'vitest';
import type { CueText } from './cue-edits.ts';
import { isMarked, marksOf } from './cue-marks.ts';
import {
  cueAt,
  edgeProblem,
  insertCue,
  joinCue,
  shiftCue,
  splitCue,
  timeCue,
  writeCue,
} from './cue-operations.ts';
import { cueTimeText, readCueTime } from './cue-time.ts';
import { addStep, noSteps, redo, undo } from './undo-steps.ts';
import { takeSuggestion, wordSuggestions } from './word-suggestions.ts';

const cue = (id: string, startMs: number, endMs: number, text: string): CueText => ({
  id,
  startMs,
  endMs,
  text,
});
const cues = [cue('a', 0, 4000, 'Warp and weft'), cue('b', 4000, 6000, 'Loom'), cue('c', 8000, 9000, 'End')];
/** A film of a minute. */
const lastMs = 60_000;
const told = (list: readonly CueText[]) =>
  list.map(({ startMs, endMs, text }) => `${startMs}-${endMs} ${text}`);

describe('cues', () => {
  test('are split at the caret, sharing the time by what there is to read, and joined again', () => {
    const split = splitCue(cues, 'a', 5, 'n');
    expect(told(split).slice(0, 2)).toEqual(['0-1333 Warp', '1333-4000 and weft']);
    expect(joinCue(split, 'a')).toEqual(cues);
    for (const at of [0, 13]) expect(splitCue(cues, 'a', at, 'n')).toBe(cues);
    expect(joinCue(cues, 'c')).toBe(cues);
    const long = cues.map((one) => ({ ...one, text: 'x'.repeat(300) }));
    expect(joinCue(long, 'a')).toBe(long);
  });

  test('are moved by their edges, which never pass each other, and stay in the order of the film', () => {
    expect(told(shiftCue(cues, 'b', 'start', -100, lastMs))[1]).toBe('3900-6000 Loom');
    expect(told(timeCue(cues, 'b', 'end', 100, lastMs))[1]).toBe('4000-4100 Loom');
    expect(shiftCue(cues, 'a', 'start', -100, lastMs)).toBe(cues);
    expect(timeCue(cues, 'c', 'start', 100, lastMs).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  test('are put in after another, up to where the next begins, or at a moment of the film', () => {
    const at = { after: null, atMs: 0, lastMs };
    expect(told(insertCue(cues, 'n', { ...at, after: 'b' }))[2]).toBe('6000-8000 ');
    expect(told(insertCue(cues, 'n', { ...at, after: 'a' })).slice(1, 3)).toEqual([
      ...['4000-6000 ', '4000-6000 Loom'],
    ]);
    expect(told(insertCue(cues, 'n', { ...at, atMs: 9500.4 }))[3]).toBe('9500-11500 ');
    expect(told(insertCue([], 'n', at))).toEqual(['0-2000 ']);
  });

  test('stay within the film, and those after its end come nearer and never move away', () => {
    expect([0, 19.98, 20, 20.4].map(endOfFilm)).toEqual([86_400_000, 20_000, 20_000, 20_400]);
    const film = 12_000;
    expect(told(timeCue(cues, 'c', 'end', 45_000, film))[2]).toBe('8000-12000 End');
    expect(told(insertCue(cues, 'n', { after: null, atMs: 11_500, lastMs: film }))[3]).toBe('11500-12000 ');
    expect(told(insertCue(cues, 'n', { after: null, atMs: film, lastMs: film }))[3]).toBe('10000-12000 ');
    const late = [cue('z', 30_000, 45_000, 'Late')];
    for (const edge of ['start', 'end'] as const) expect(shiftCue(late, 'z', edge, 100, film)).toBe(late);
    expect(told(shiftCue(late, 'z', 'start', -100, film))).toEqual(['29900-45000 Late']);
    expect(told(shiftCue(late, 'z', 'end', -100, film))).toEqual(['30000-44900 Late']);
    const [one] = late as [CueText];
    const problems = [45_000, 44_900, 12_000].map((ms) => edgeProblem(one, 'end', ms, film));
    expect(problems).toEqual([null, 'too-late', 'past-the-other']);
  });

  test('are found by the moment of the film, also under a shorter one', () => {
    expect(cueAt(cues, 3999)?.id).toBe('a');
    expect(cueAt(cues, 4000)?.id).toBe('b');
    expect(cueAt(cues, 7000)).toBeUndefined();
    expect(cueAt([cue('long', 0, 9000, 'x'), cue('short', 1000, 2000, 'y')], 5000)?.id).toBe('long');
  });

  test('are marked where they are empty, too fast to read, or overlap', () => {
    const [first, second] = cues as [CueText, CueText, CueText];
    expect(isMarked(marksOf(second, first))).toBe(false);
    expect(marksOf({ ...second, startMs: 3999 }, first).overlaps).toBe(true);
    expect(marksOf(cue('x', 0, 1000, 'ক'.repeat(22)), undefined).tooFast).toBe(22);
    expect(marksOf(cue('x', 0, 1000, 'ক'.repeat(21)), undefined).tooFast).toBeNull();
    expect(marksOf(cue('x', 0, 1000, ' \n'), undefined).isEmpty).toBe(true);
  });
});

test('a time is written and read, in Bengali digits, too; what is none is not', () => {
  expect([0, 61_040, 3_725_007].map(cueTimeText)).toEqual(['0:00.000', '1:01.040', '1:02:05.007']);
  for (const ms of [0, 61_040, 3_725_007]) expect(readCueTime(cueTimeText(ms))).toBe(ms);
  expect([' 75.5 ', '1:15,5', '১:১৫.৫', '75'].map(readCueTime)).toEqual([75_500, 75_500, 75_500, 75_000]);
  expect(['', '1:75', 'x', '-1', '1:2:3:4', '1.2345'].map(readCueTime)).toEqual(Array(6).fill(undefined));
});

describe('what was done', () => {
  test('is taken back step by step, what is typed in one go, and done again', () => {
    const typed = ['L', 'Lo', 'Looms'].reduce(
      (now, text) => {
        const next = writeCue(now.cues, 'b', text);
        return { cues: next, steps: addStep(now.steps, now.cues, next, 'type b') };
      },
      { cues: cues as readonly CueText[], steps: noSteps },
    );
    const split = splitCue(typed.cues, 'a', 5, 'n');
    const steps = addStep(typed.steps, typed.cues, split, null);
    const first = undo(steps, split);
    expect(first.cues).toEqual(typed.cues);
    expect(first.id).toBe('a');
    const second = undo(first.steps, first.cues);
    expect(second.cues).toEqual(cues);
    expect(undo(second.steps, second.cues).id).toBeUndefined();
    expect(redo(redo(second.steps, second.cues).steps, typed.cues).cues).toEqual(split);
  });

  test('leaves alone what somebody else wrote since', () => {
    const mine = writeCue(cues, 'a', 'Mine');
    const steps = addStep(noSteps, cues, mine, null);
    const theirs = writeCue(mine, 'a', 'Theirs');
    expect(undo(steps, theirs).cues).toEqual(theirs);
  });
});

test('a word that is nearly one of the course is found and put right, and others are left alone', () => {
  const words = ['Jamdani', 'PostgreSQL', 'ঢাকা', 'Ada'];
  expect(wordSuggestions('The jamdany of postgresql, and Jamdani. Ads', words)).toEqual([
    { found: 'jamdany', word: 'Jamdani' },
    { found: 'postgresql', word: 'PostgreSQL' },
  ]);
  expect(wordSuggestions('ঢকা শহর', words)).toEqual([]);
  expect(wordSuggestions('ঢাকাা', words)).toEqual([{ found: 'ঢাকাা', word: 'ঢাকা' }]);
  expect(takeSuggestion('a c++ and c++x', { found: 'c++', word: 'C++' })).toBe('a C++ and c++x');
});
