import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { allOf, babble, inOneSound, silence, streamed } from './testing/made-sounds.ts';
import type { Transcriber } from './transcriber.ts';

/** Says what it is told to, piece by piece. */
function speaker(...texts: readonly string[]): Transcriber & { readonly lengthsMs: number[] } {
  const lengthsMs: number[] = [];
  return {
    lengthsMs,
    understands: () => true,
    transcribe: async (sound) => {
      const text = texts[lengthsMs.length];
      lengthsMs.push(sound.length / 16);
      return text ? [{ startMs: 0, endMs: Math.round(sound.length / 16), text }] : [];
    },
    close: async () => undefined,
  };
}

async function heard(sound: Float32Array, transcriber: Transcriber, fromMs = 0) {
  return allOf(hear(streamed(sound), { transcriber, language: 'en', words: ['Academy'], fromMs }));
}

describe('hearing a film', () => {
  it('gives the cues of each piece with the moment up to which everything is heard', async () => {
    const sound = inOneSound(silence(1), babble(3), silence(3), babble(2), silence(2));
    const batches = await heard(sound, speaker('Welcome to the Acadamy.', 'Good to see you.'));
    expect(batches.flatMap(({ cues }) => cues.map(({ text }) => text))).toEqual([
      'Welcome to the Academy.',
      'Good to see you.',
    ]);
    const [first, second] = batches.filter(({ cues }) => cues.length > 0);
    expect(first?.cues[0]?.startMs).toBe(1_000);
    // To a frame of 20 ms.
    expect(Math.abs((first?.cues[0]?.endMs ?? 0) - 4_000)).toBeLessThanOrEqual(20);
    expect(first?.reachedMs).toBeGreaterThan(4_000);
    expect(first?.reachedMs).toBeLessThan(7_000);
    expect(second?.cues[0]?.startMs).toBe(7_000);
    expect(batches.at(-1)?.reachedMs).toBe(11_000);
  });

  it('joins what was cut in the middle of speech, and never says it is further than it is', async () => {
    const transcriber = speaker(
      'one two three four five six seven ei',
      'six seven eight nine ten',
      'ten and that is all',
    );
    const batches = await heard(babble(35), transcriber);
    const text = batches.flatMap(({ cues }) => cues.map((cue) => cue.text.replaceAll('\n', ' '))).join(' ');
    expect(text).toContain('five six seven eight nine');
    expect(text.match(/seven/g)).toHaveLength(1);
    const reached = batches.map(({ reachedMs }) => reachedMs);
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
    for (const { reachedMs, cues } of batches) {
      for (const cue of cues) expect(cue.startMs).toBeLessThan(reachedMs + 1_600);
    }
  });

  it('drops what a model makes up', async () => {
    const sound = inOneSound(babble(9), silence(2), babble(3), silence(2));
    const batches = await heard(sound, speaker('you you you you you you you you', 'That was a break.'));
    expect(batches.flatMap(({ cues }) => cues.map(({ text }) => text))).toEqual(['That was a break.']);
  });

  it('asks for nothing where there is no voice', async () => {
    const transcriber = speaker('never');
    expect((await heard(silence(60), transcriber)).every(({ cues }) => cues.length === 0)).toBe(true);
    expect(transcriber.lengthsMs).toEqual([]);
  });

  it('tells times of the film when it goes on in its middle', async () => {
    const batches = await heard(inOneSound(silence(1), babble(3)), speaker('Here we are again.'), 600_000);
    expect(batches[0]?.cues[0]?.startMs).toBe(601_000);
  });

  it('stops when its signal says so', async () => {
    const sound = inOneSound(babble(3), silence(3), babble(3));
    const stopped = AbortSignal.abort(new Error('the worker stops'));
    const batches = hear(streamed(sound), { transcriber: speaker('a'), language: 'en', signal: stopped });
    await expect(allOf(batches)).rejects.toThrow('the worker stops');
  });
});
