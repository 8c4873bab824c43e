/** Letters and groups that sound alike in English, the longer ones first; `x` then stands for sh, `j` for ch. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/x/g, 'ks'],
  [/tch|ch(?=[aeiouy])/g, 'j'],
  [/sch|sk|sc(?![eiy])/g, 'sk'],
  [/ph|gh(?=[aeiou])/g, 'f'],
  [/gh/g, ''],
  [/sh|ti(?=o)|si(?=o)/g, 'x'],
  [/th/g, 't'],
  [/ck|cq|q|ch/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])|dg/g, 'j'],
  [/wh|w|v/g, 'v'],
  [/d/g, 't'],
  [/b/g, 'p'],
];

/** A word by how it sounds, roughly: its consonants, those that are mistaken for each other being one, and a mark for a vowel at its beginning. */
export function soundOf(letters: string): string {
  const written = alike.reduce((word, [group, sound]) => word.replace(group, sound), letters);
  const first = /^[aeiouy]/.test(written) ? 'a' : '';
  return first + written.replace(/[aeiouyh]/g, '').replace(/(.)\1+/g, '$1');
}
