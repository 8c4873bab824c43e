import { longerEnglish } from '@academy/contract/interface/languages.ts';
import { currentLanguage } from './language/language.ts';

const bengaliLetter = /\p{Script=Bengali}/u;
const latinLetter = /\p{Script=Latin}/u;

/**
 * For the `lang` attribute of a text that users write, where it differs from the page's language: it is then read aloud as what it is,
 * and the styles give Bengali marks the height they need. Of what has no letters of either, nothing is known.
 */
export function textLanguage(text: string): 'bn' | 'en' | undefined {
  if (bengaliLetter.test(text)) return 'bn';
  const pageIsOther = currentLanguage() === 'bn' || currentLanguage() === longerEnglish;
  return pageIsOther && latinLetter.test(text) ? 'en' : undefined;
}
