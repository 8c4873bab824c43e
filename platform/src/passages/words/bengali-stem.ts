import { bengaliSound } from './bengali-sound.ts';

/** Bengali words without what is put behind them: articles, plurals, cases, and the endings of verbs. */

const particles = ['ই', 'ও'];
/** The longest first. */
const nounEndings = [
  'গুলোকে',
  'গুলোতে',
  'গুলোর',
  'গুলিকে',
  'গুলিতে',
  'গুলির',
  'গুলো',
  'গুলি',
  'গুলা',
  'দেরকে',
  'দিগকে',
  'দের',
  'টিকে',
  'টিতে',
  'টির',
  'টাকে',
  'টাতে',
  'টার',
  'টায়',
  'খানা',
  'খানি',
  'জনের',
  'সমূহ',
  'য়ের',
  'টি',
  'টা',
  'টে',
  'রা',
  'কে',
  'তে',
  'ের',
  'েরা',
  'র',
  'য়',
  'ে',
];
const verbEndings = [
  'ানোর',
  'ানো',
  'াচ্ছেন',
  'াচ্ছে',
  'াচ্ছি',
  'চ্ছিলাম',
  'চ্ছিলেন',
  'চ্ছিল',
  'চ্ছেন',
  'চ্ছে',
  'চ্ছি',
  'ছিলাম',
  'ছিলেন',
  'ছিল',
  'িয়েছেন',
  'িয়েছে',
  'িয়েছি',
  'েছিলাম',
  'েছিলেন',
  'েছিল',
  'েছেন',
  'েছে',
  'েছি',
  'ছেন',
  'ছে',
  'ছি',
  'ছো',
  'িয়ে',
  'লাম',
  'লেন',
  'লো',
  'লে',
  'তাম',
  'তেন',
  'তো',
  'বেন',
  'বো',
  'বে',
  'বার',
  'বা',
  'াবেন',
  'াবে',
  'ান',
  'েন',
  'ুন',
  'াতে',
  'াই',
  'াও',
  'ায়',
  'াল',
  'ার',
  'ব',
  'ল',
  'ি',
  'ো',
  'া',
];

const joined = /[\u09be-\u09cd\u0981-\u0983]/g;

/** Letters without their signs: 'কে' is one. */
function lettersOf(word: string): number {
  return word.replaceAll(joined, '').length;
}

function without(word: string, endings: readonly string[], shortest: number): string {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (lettersOf(stem) >= shortest) return stem;
  }
  return word;
}

/** Written with one letter or with two: the first is decomposed by Unicode. */
const normal = (endings: readonly string[]) =>
  endings.map((ending) => bengaliSound(ending.normalize('NFKC')));
const nouns = normal(nounEndings);
const verbs = normal(verbEndings);
const trailing = /(?:[\u09be-\u09cc\u09cd]|\u09af\u09bc)+$/;

/** 'মনে' of what is remembered or seems so says nothing of a mind, nor of a mood. */
const whole = new Set(['মনে']);

export function bengaliStem(word: string): string {
  if (whole.has(word)) return word;
  const base = without(without(bengaliSound(word), particles, 2), nouns, 2);
  const stem = without(base, verbs, 2);
  // 'করা', 'করে' and 'করি' have the letters কর alone.
  const bare = stem.replace(trailing, '');
  return lettersOf(bare) >= 2 ? bare : stem;
}
