import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1 that look random and are the same for the same seed on every machine (mulberry32). */
export type PseudoRandom = () => number;

export function pseudoRandom(...seed: readonly (string | number)[]): PseudoRandom {
  let state = createHash('sha256').update(seed.join('\0')).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: PseudoRandom, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from.');
  return picked;
}
