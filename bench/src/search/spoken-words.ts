/** What is said in the films of the measurement: a few words nearly always, most words seldom, as in any language. */

const syllables =
  'ba bren cal cor da dor el fen gal hel ir jan kes lan lor ma mir nal nor ol pel qui ra rin sa sel ta tir ul var vel wen xan yor zel zin';
/** The first one is said in every second cue, and nowhere in the demo academy. */
export const mostCommonWord = 'lanmir';
const commonWords = 'the and to of a in is you that it we this for so on are with as be can';
const bengaliWords =
  'এই কোর্সে উদাহরণ ও অনুশীলনের মাধ্যমে শিখুন শেষে নিজের একটি প্রকল্প তৈরি করবেন পরিসংখ্যান প্রোগ্রামিং ভাষায় সহজ নতুনদের জন্য';
const differentWords = 30_000;

/** What a measurement can search for: one cue in so many has it. */
const rareWords = [
  { every: 100_003, words: ['zymurgy'] },
  { every: 50_021, words: ['quantum', 'entanglement'] },
  { every: 70_001, words: ['জ্যোতির্বিদ্যা'] },
] as const;

/** The same numbers between 0 and 1 on every machine. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function makeVocabulary(): readonly string[] {
  const random = pseudoRandom(1);
  const parts = syllables.split(' ');
  const words = new Set([mostCommonWord, ...commonWords.split(' ')]);
  while (words.size < differentWords) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join(''));
  }
  return [...words];
}

const vocabulary = makeVocabulary();
const bengali = bengaliWords.split(' ');

/** All words that are said. */
export const spokenWords = [...vocabulary, ...bengali, ...rareWords.flatMap(({ words }) => words)];

/** The cue of that number: always the same one. Every seventh is mostly Bengali. */
export function cueText(number: number): string {
  const random = pseudoRandom(number);
  const isBengali = number % 7 === 0;
  const length = 6 + Math.floor(random() * 8);
  const words = Array.from({ length }, () =>
    isBengali && random() < 0.7
      ? bengali[Math.floor(random() * bengali.length)]
      : vocabulary[Math.floor(vocabulary.length ** random()) - 1],
  );
  for (const { every, words: rare } of rareWords) {
    if (number % every === every - 1) words.splice(3, 0, ...rare);
  }
  return words.join(' ');
}
