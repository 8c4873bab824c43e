/** A language of tones, for films whose every word is known: each word is a tone of its own height, with a pause after it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { samplesPerSecond, type Transcriber, type Utterance } from '@academy/platform/speech/transcriber.ts';
import type { Clip } from './make-clip.ts';

/** Spoken one after the other, a new one every two seconds. */
export const toneWords = [
  ...['water', 'kettle', 'leaf', 'garden', 'paper', 'window', 'silver', 'morning', 'river', 'number'],
];
const SECONDS = 2;
const LOUD_SECONDS = 1.2;
const heightOf = (word: number) => 300 + 100 * word;

/** A small film that says these words; none of them: silence. */
export function toneClip(words: readonly string[]): Partial<Clip> {
  const first = toneWords.indexOf(words[0] ?? '');
  const tone = `sin(2*PI*(${heightOf(first)}+100*floor(t/${SECONDS}))*t)`;
  const sound = words.length === 0 ? '0' : `if(lt(mod(t\\,${SECONDS})\\,${LOUD_SECONDS})\\,0.5*${tone}\\,0)`;
  const seconds = Math.max(2, words.length * SECONDS);
  return {
    ...{ seconds, width: 160, height: 90, frameRate: 5, hasAudio: false },
    moreInputs: ['-f', 'lavfi', '-i', `aevalsrc=${sound}:s=48000:d=${seconds}`],
    output: ['-c:a', 'aac', '-b:a', '64k'],
  };
}

export interface ToneTranscriber extends Transcriber {
  /** Of the pieces that it was asked for. */
  readonly pieces: number;
  /** Awaited before each piece, with its number from 1. */
  beforePiece: (piece: number) => Promise<void> | void;
}

/** Hears the words of tones. It understands English, or the languages it is told. */
export function hearTones(languages: readonly string[] = ['en']): ToneTranscriber {
  let pieces = 0;
  return {
    get pieces() {
      return pieces;
    },
    beforePiece: () => undefined,
    understands: (language) => languages.includes(language),
    async transcribe(sound, { signal }) {
      pieces += 1;
      await nextTurn();
      await this.beforePiece(pieces);
      signal?.throwIfAborted();
      return wordsIn(sound);
    },
    close: async () => undefined,
  };
}

const FRAME = samplesPerSecond / 50;

function wordsIn(sound: Float32Array): Utterance[] {
  const said: { startMs: number; endMs: number; text: string }[] = [];
  for (let start = 0; start + FRAME <= sound.length; start += FRAME) {
    const frame = sound.subarray(start, start + FRAME);
    if (Math.max(...frame) < 0.1) continue;
    const [startMs, endMs] = [(start / samplesPerSecond) * 1000, ((start + FRAME) / samplesPerSecond) * 1000];
    const last = said.at(-1);
    if (last && startMs - last.endMs < 100) last.endMs = endMs;
    else said.push({ startMs, endMs, text: '' });
  }
  return said
    .map(({ startMs, endMs }) => ({ startMs, endMs, text: wordOf(sound, startMs, endMs) }))
    .filter(({ text }) => text !== '');
}

/** By how often the tone crosses zero upwards. */
function wordOf(sound: Float32Array, startMs: number, endMs: number): string {
  const [from, to] = [startMs + 40, endMs - 40].map((ms) => Math.round((ms * samplesPerSecond) / 1000));
  const part = sound.subarray(from, to);
  let crossings = 0;
  for (let index = 1; index < part.length; index += 1) {
    if ((part[index - 1] ?? 0) < 0 && (part[index] ?? 0) >= 0) crossings += 1;
  }
  const height = (crossings * samplesPerSecond) / part.length;
  return toneWords[Math.round((height - 300) / 100)] ?? '';
}
