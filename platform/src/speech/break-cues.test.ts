import { describe, expect, it } from 'vitest';
import { breakCues } from './break-cues.ts';
import { timeWords } from './timed-words.ts';

function cuesOf(text: string, seconds: number, untilMs = seconds * 1000) {
  const span = { startMs: 0, endMs: seconds * 1000 };
  return breakCues(timeWords({ ...span, text }, 'en', [span]), untilMs);
}

const textsOf = (cues: readonly { text: string }[]) => cues.map(({ text }) => text);

describe('breaking words into cues', () => {
  it('gives a sentence a cue, and breaks it into two lines of about the same length', () => {
    expect(
      textsOf(
        cuesOf(
          'Here are twelve measurements and a curve that wants to please them all. It bends only once.',
          7,
        ),
      ),
    ).toEqual([
      'Here are twelve measurements and a curve\nthat wants to please them all.',
      'It bends only once.',
    ]);
  });

  it('keeps to two lines of 42 letters and seven seconds, and no cue before the other is over', () => {
    const text = Array.from(
      { length: 60 },
      (_, index) => ['so', 'people', 'understand', 'nevertheless'][index % 4],
    ).join(' ');
    const cues = cuesOf(text, 30);
    expect(textsOf(cues).join(' ').replaceAll('\n', ' ')).toBe(text);
    for (const [index, { startMs, endMs, text: lines }] of cues.entries()) {
      expect(lines.split('\n').length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(42);
      expect(endMs - startMs).toBeLessThanOrEqual(7_000);
      expect(endMs).toBeLessThanOrEqual(cues[index + 1]?.startMs ?? 30_000);
    }
  });

  it('ends a cue with a clause where no sentence ends', () => {
    const [first] = cuesOf(
      'When nobody has written the answer down before the lesson begins, everybody has to guess what it was.',
      8,
    );
    expect(first?.text.replaceAll('\n', ' ')).toBe(
      'When nobody has written the answer down before the lesson begins,',
    );
  });

  it('leaves a short word on the screen for a second, if nothing else is said', () => {
    expect(cuesOf('Yes.', 0.3, 5_000)).toEqual([{ startMs: 0, endMs: 1_000, text: 'Yes.' }]);
    expect(cuesOf('Yes.', 0.3, 600)).toEqual([{ startMs: 0, endMs: 600, text: 'Yes.' }]);
  });

  it('does not leave a single word to the last cue', () => {
    const texts = textsOf(
      cuesOf(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
        10,
      ),
    );
    expect(texts).toHaveLength(2);
    expect(texts[1]?.length).toBeGreaterThan(30);
  });

  it('makes nothing of nothing', () => {
    expect(breakCues([], 1_000)).toEqual([]);
  });
});
