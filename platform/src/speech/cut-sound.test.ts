import { describe, expect, it } from 'vitest';
import { cutSound, type SoundPiece } from './cut-sound.ts';
import { allOf, babble, inOneSound, noise, silence, streamed } from './testing/made-sounds.ts';

async function piecesOf(sound: Float32Array, options: { fromMs?: number; chunk?: number } = {}) {
  return allOf(cutSound(streamed(sound, options.chunk), options.fromMs));
}

function withHiss(sound: Float32Array): Float32Array {
  const hiss = noise(sound.length / 16_000, 0.005);
  return sound.map((sample, index) => sample + (hiss[index] ?? 0));
}

/** Sentences of some seconds with a short pause after each. */
function narration(sentences: number, pause = 0.5): Float32Array {
  return inOneSound(...Array.from({ length: sentences }, () => inOneSound(babble(2.8), silence(pause))));
}

const lengthMs = (piece: SoundPiece) => piece.samples.length / 16;
const spoken = (pieces: readonly SoundPiece[]) => pieces.filter(({ spans }) => spans.length > 0);

describe('cutting sound', () => {
  it.each([
    ['clean', narration(20)],
    ['over hiss', withHiss(narration(20))],
  ])('cuts at pauses, at most 15 seconds apart: %s', async (_, sound) => {
    const pieces = spoken(await piecesOf(sound));
    expect(pieces.length).toBeGreaterThanOrEqual(5);
    for (const piece of pieces) {
      expect(lengthMs(piece)).toBeLessThanOrEqual(15_000);
      expect(piece.isCutInSpeech).toBe(false);
    }
    // 3.3 seconds is a sentence with its pause: a cut lies in one.
    for (const { reachedMs } of pieces.slice(0, -1)) expect(reachedMs % 3_300).toBeGreaterThan(2_800);
  });

  it('hears every voice once, whatever the chunks of the sound are', async () => {
    const sound = narration(20);
    for (const chunk of [160, 5_003, 1_000_000]) {
      const spans = (await piecesOf(sound, { chunk })).flatMap((piece) => piece.spans);
      expect(spans).toHaveLength(20);
      for (const [index, span] of spans.entries()) {
        expect(Math.abs(span.startMs - index * 3_300)).toBeLessThan(60);
        expect(Math.abs(span.endMs - index * 3_300 - 2_800)).toBeLessThan(60);
      }
    }
  });

  it('leaves silence out and tells how far it came', async () => {
    const pieces = await piecesOf(inOneSound(silence(50), babble(3), silence(40)));
    expect(spoken(pieces)).toHaveLength(1);
    expect(spoken(pieces)[0]?.startMs).toBeGreaterThan(49_500);
    expect(
      pieces.filter(({ spans }) => spans.length === 0).every(({ samples }) => samples.length === 0),
    ).toBe(true);
    const reached = pieces.map(({ reachedMs }) => reachedMs);
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
    expect(reached.at(-1)).toBe(93_000);
  });

  it('hears silence and inaudible hiss as nothing', async () => {
    expect(spoken(await piecesOf(silence(30)))).toEqual([]);
    expect(spoken(await piecesOf(noise(30, 0.0005)))).toEqual([]);
    expect(await piecesOf(silence(0))).toEqual([]);
  });

  it('overlaps where there is no pause, so that the word at the cut is whole in one of both', async () => {
    const pieces = await piecesOf(babble(40));
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    for (const [index, piece] of pieces.entries()) {
      const next = pieces[index + 1];
      expect(lengthMs(piece)).toBeLessThanOrEqual(15_000);
      expect(piece.isCutInSpeech).toBe(next !== undefined);
      if (!next) continue;
      expect(next.repeatsBefore).toBe(true);
      expect(piece.startMs + lengthMs(piece) - next.startMs).toBeGreaterThanOrEqual(1_500);
    }
  });

  it('goes on where an earlier job stopped', async () => {
    const sound = narration(12);
    const whole = spoken(await piecesOf(sound));
    const reachedMs = whole[0]?.reachedMs ?? 0;
    const rest = spoken(await piecesOf(sound.slice(reachedMs * 16), { fromMs: reachedMs }));
    const spansOf = (pieces: readonly SoundPiece[]) => pieces.flatMap(({ spans }) => spans);
    expect(spansOf(rest)).toHaveLength(spansOf(whole.slice(1)).length);
    expect(Math.abs((rest[0]?.spans[0]?.startMs ?? 0) - (whole[1]?.spans[0]?.startMs ?? 0))).toBeLessThan(60);
  });

  it('takes a quiet recording as it takes a loud one', async () => {
    const quiet = narration(10).map((sample) => sample * 0.02);
    expect((await piecesOf(quiet)).flatMap(({ spans }) => spans)).toHaveLength(10);
  });
});
