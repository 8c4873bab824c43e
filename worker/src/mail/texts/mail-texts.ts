import { bengaliTexts } from './bengali.ts';
import { englishTexts } from './english.ts';
import type { MailTexts } from './mail-words.ts';

export const mailTexts = { en: englishTexts, bn: bengaliTexts } as const satisfies Record<string, MailTexts>;

export type MailLanguage = keyof typeof mailTexts;

/** Who never chose a language is written to in English. */
export function mailLanguage(chosen: string | null): MailLanguage {
  return chosen === 'bn' ? 'bn' : 'en';
}
