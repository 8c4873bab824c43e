/**
 * A model that hears noise or music may write something all the same: one phrase over and over, more than anybody can say, or a
 * word for half a minute. Such text is dropped here, whoever wrote it.
 */

/** Auctioneers and advertisements reach 30 letters a second. */
const mostLettersPerSecond = 35;
/** How often people say a word, a few words or a whole phrase in a row; a model that does not know the language does it more often. */
function mostRepeats(length: number): number {
  return length === 1 ? 4 : length <= 3 ? 3 : 2;
}
const longestRepeated = 12;
/** From here on, sound that is not quiet has more than a word in five seconds, if anybody speaks. */
const longVoiceMs = 8_000;
const fewestWordsPerSecond = 0.2;

/** The text that can have been said in the time that a voice was there, or null. */
export function plausibleText(text: string, voicedMs: number): string | null {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0 || voicedMs <= 0) return null;
  const letters = text.replace(/\s+/gu, '').length;
  // A short word is over before the second is; half a second of grace.
  if (letters > (mostLettersPerSecond * (voicedMs + 500)) / 1000) return null;
  const isUnbroken = text.length > 24 * words.length;
  if (voicedMs > longVoiceMs && !isUnbroken && words.length / (voicedMs / 1000) < fewestWordsPerSecond)
    return null;
  // In writing without blanks, too.
  if (words.some((word) => /(.{1,12}?)\1{7,}/u.test(word))) return null;
  return withoutRepeats(text);
}

/** Cuts the text at the second time of a phrase that is repeated too often; null when the phrase was most of it. */
function withoutRepeats(text: string): string | null {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  for (let length = 1; length <= longestRepeated; length++) {
    for (let start = 0; start + length * (mostRepeats(length) + 1) <= words.length; start++) {
      const repeats = repeatsOf(plain, start, length);
      if (repeats <= mostRepeats(length)) continue;
      const before = words.slice(0, start + length);
      const after = words.slice(start + length * repeats);
      const repeated = length * repeats;
      if (repeated * 2 >= words.length) return null;
      return withoutRepeats([...before, ...after].join(' '));
    }
  }
  return words.join(' ');
}

function repeatsOf(words: readonly string[], start: number, length: number): number {
  let repeats = 1;
  const same = (offset: number) =>
    words.slice(start, start + length).every((word, index) => word === words[start + offset + index]);
  while (same(repeats * length)) repeats++;
  return repeats;
}
