import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silence } from './testing/made-sounds.ts';
import { plainWords } from './testing/spoken-clip.ts';
import { samplesPerSecond, type Transcriber } from './transcriber.ts';

export interface OpenedTranscriber {
  readonly transcriber: Transcriber;
  readonly language: string;
  /** A piece of speech that the driver hears right. */
  readonly speech: Float32Array;
  /** Its words, without punctuation and capitals. */
  readonly said: string;
  close(): Promise<void>;
}

/** What every driver has to do; run by the test of each of them. */
export function describeTranscriber(driver: string, open: () => Promise<OpenedTranscriber>): void {
  describe(`transcribing with ${driver}`, () => {
    let opened: OpenedTranscriber;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened.close();
    });

    const transcribe = async (sound: Float32Array, signal?: AbortSignal) => {
      const { transcriber, language } = opened;
      return transcriber.transcribe(sound, { language, words: ['Academy'], signal });
    };
    const wordsOf = (said: readonly { readonly text: string }[]) =>
      plainWords(said.map(({ text }) => text).join(' '));

    it('understands the language, also of a country', () => {
      expect(opened.transcriber.understands(opened.language)).toBe(true);
      expect(opened.transcriber.understands(`${opened.language}-GB`)).toBe(true);
    });

    it('writes what is said, in its order, with times inside of the piece', async () => {
      const said = await transcribe(opened.speech);
      expect(wordsOf(said)).toBe(opened.said);
      const lengthMs = (opened.speech.length / samplesPerSecond) * 1000;
      let reachedMs = 0;
      for (const { startMs, endMs, text } of said) {
        expect(startMs).toBeGreaterThanOrEqual(reachedMs);
        expect(endMs).toBeGreaterThan(startMs);
        expect(endMs).toBeLessThanOrEqual(Math.ceil(lengthMs));
        expect([startMs, endMs].every(Number.isInteger)).toBe(true);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/^$|\n/);
        reachedMs = endMs;
      }
    });

    it('writes nothing about silence, a click or nothing at all', async () => {
      expect(await transcribe(silence(3))).toEqual([]);
      expect(await transcribe(silence(0.02))).toEqual([]);
      expect(await transcribe(silence(0))).toEqual([]);
    });

    it('gives up a piece that nobody wants any more, and goes on with the next', async () => {
      const reason = new Error('the worker stops');
      await expect(transcribe(opened.speech, AbortSignal.abort(reason))).rejects.toBe(reason);
      const controller = new AbortController();
      const unwanted = transcribe(opened.speech, controller.signal);
      const wanted = transcribe(opened.speech);
      controller.abort(reason);
      await expect(unwanted).rejects.toBe(reason);
      expect(wordsOf(await wanted)).toBe(opened.said);
    });

    it('begins anew after it was closed', async () => {
      await opened.transcriber.close();
      await opened.transcriber.close();
      expect(wordsOf(await transcribe(opened.speech))).toBe(opened.said);
    });
  });
}
