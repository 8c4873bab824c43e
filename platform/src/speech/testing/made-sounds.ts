import { samplesPerSecond } from '../transcriber.ts';

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * samplesPerSecond));
}

/** A tone whose loudness goes up and down as syllables do. */
export function babble(seconds: number, loudness = 0.3): Float32Array {
  return silence(seconds).map((_, index) => {
    const time = index / samplesPerSecond;
    return loudness * (0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * time)) * Math.sin(2 * Math.PI * 700 * time);
  });
}

/** Hiss that is the same in every run. */
export function noise(seconds: number, loudness: number): Float32Array {
  let state = 1;
  return silence(seconds).map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return loudness * ((state / 2_147_483_647) * 2 - 1);
  });
}

/** Chords that are struck and fade, two a second. */
export function music(seconds: number): Float32Array {
  const chords = [
    [262, 330, 392],
    [220, 262, 330],
    [175, 220, 262],
    [196, 247, 294],
  ];
  return silence(seconds).map((_, index) => {
    const time = index / samplesPerSecond;
    const chord = chords[Math.floor(time / 2) % chords.length] ?? [];
    const fading = Math.exp(-3 * (time % 0.5));
    const tone = (hertz: number) =>
      [1, 2, 3].reduce((sum, part) => sum + Math.sin(2 * Math.PI * hertz * part * time) / part, 0);
    return 0.1 * fading * chord.reduce((sum, hertz) => sum + tone(hertz), 0);
  });
}

export function inOneSound(...sounds: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const sound of sounds) {
    whole.set(sound, offset);
    offset += sound.length;
  }
  return whole;
}

/** As ffmpeg hands it over: in pieces of any length. */
export async function* streamed(sound: Float32Array, chunk = 5_003): AsyncGenerator<Float32Array> {
  for (let start = 0; start < sound.length; start += chunk) yield sound.slice(start, start + chunk);
}

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
