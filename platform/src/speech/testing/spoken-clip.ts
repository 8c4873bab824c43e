/**
 * Eleven seconds of John F. Kennedy's inaugural address of 1961, a work of the government of the United States and free for
 * everybody: a natural voice, a large place, and words that are known.
 */
import { readFile } from 'node:fs/promises';

export const spokenText =
  'And so my fellow Americans ask not what your country can do for you ask what you can do for your country';

const headerBytes = 44;

export async function readSpokenClip(): Promise<Float32Array> {
  const wav = await readFile(new URL('./inaugural-address.wav', import.meta.url));
  const samples = new Int16Array(new Uint8Array(wav.subarray(headerBytes)).buffer);
  return Float32Array.from(samples, (sample) => sample / 32768);
}

/** The words alone, as they are compared. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z\s]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
