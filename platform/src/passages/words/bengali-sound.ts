/** Bengali letters that sound alike and are taken for one another in writing, as one of them each. */

const alike: readonly (readonly [RegExp, string])[] = [
  // As a sign below another letter it is hardly heard.
  [/্য(?!\u09bc)/g, ''],
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/[শষ]/g, 'স'],
  [/ণ/g, 'ন'],
  [/য(?!\u09bc)/g, 'জ'],
  [/\u0981/g, ''],
  [/ঙ্?/g, '\u0982'],
  [/ৎ/g, 'ত'],
  [/[\u09a1\u09a2]\u09bc/g, 'র'],
  [/ঃ/g, ''],
  [/ঋ/g, 'রি'],
  [/ৃ/g, '্রি'],
];

const bengali = /[\u0980-\u09ff]/;

export function bengaliSound(word: string): string {
  if (!bengali.test(word)) return word;
  let sound = word;
  for (const [letters, letter] of alike) sound = sound.replaceAll(letters, letter);
  return sound;
}
