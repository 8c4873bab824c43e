import { performance } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import type { HeardBatch } from '../heard.ts';
import { allOf, inOneSound, music, noise, silence, streamed } from '../testing/made-sounds.ts';
import { plainWords, readSpokenClip, spokenText } from '../testing/spoken-clip.ts';
import { describeTranscriber } from '../transcriber-conformance.ts';
import { createMoonshineTranscriber } from './moonshine-transcriber.ts';

/** One for all tests, because it takes seconds to load. */
const transcriber = createMoonshineTranscriber();
afterAll(() => transcriber.close());

describeTranscriber('Moonshine', async () => ({
  transcriber,
  language: 'en',
  speech: await readSpokenClip(),
  said: plainWords(spokenText),
  close: async () => undefined,
}));

describe('hearing with Moonshine', () => {
  async function heard(sound: Float32Array, fromMs = 0): Promise<HeardBatch[]> {
    return allOf(hear(streamed(sound), { transcriber, language: 'en', fromMs }));
  }

  it('makes cues of natural speech whose times are those of the voice', async () => {
    const clip = await readSpokenClip();
    const cues = (await heard(inOneSound(silence(4), clip))).flatMap((batch) => batch.cues);
    expect(plainWords(cues.map(({ text }) => text).join(' '))).toBe(plainWords(spokenText));
    expect(Math.abs((cues[0]?.startMs ?? 0) - 4_300)).toBeLessThan(300);
    expect(Math.abs((cues.at(-1)?.endMs ?? 0) - 14_600)).toBeLessThan(500);
  });

  it('makes nothing of music, noise and silence', async () => {
    for (const sound of [music(12), noise(8, 0.2), silence(20)]) {
      const batches = await heard(sound);
      expect(batches.flatMap((batch) => batch.cues)).toEqual([]);
      expect(batches.at(-1)?.reachedMs).toBeGreaterThan((sound.length / 16_000) * 1000 - 300);
    }
  });

  it('leaves the thread of the job alone', async () => {
    const clip = await readSpokenClip();
    const ticks: number[] = [];
    const timer = setInterval(() => ticks.push(performance.now()), 20);
    await transcriber.transcribe(clip, { language: 'en' });
    clearInterval(timer);
    // On a busy machine timers come late; a thread that is blocked has none at all.
    expect(ticks.length).toBeGreaterThan(5);
  });

  it('understands English alone', () => {
    expect(['en', 'en-US', 'bn', 'pt-BR', 'eno'].map((tag) => transcriber.understands(tag))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
