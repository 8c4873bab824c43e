/** Which letters a text is written in: enough to tell a question's language from another track's. */
const scripts = {
  bengali: /[\u0980-\u09ff]/g,
  latin: /\p{Script=Latin}/gu,
} as const;

export type Script = keyof typeof scripts | 'other';

const lookedAt = 300;

export function scriptOf(text: string): Script {
  const beginning = text.slice(0, lookedAt);
  const [bengali, latin] = [scripts.bengali, scripts.latin].map(
    (letters) => beginning.match(letters)?.length ?? 0,
  ) as [number, number];
  if (bengali === 0 && latin === 0) return 'other';
  // Names and terms stay Latin in a Bengali sentence.
  return bengali * 2 >= latin ? 'bengali' : 'latin';
}
