import { languageNames } from '@academy/contract/interface/languages.ts';

/** Making the tables of Intl takes a browser 10 ms for each language: what is asked for in every lesson is known already. */
const known = new Map<string, string>(Object.entries(languageNames));

/** The name of a language in that language, as its readers look for it: English, বাংলা, português (Brasil). */
export function languageName(language: string): string {
  const name = known.get(language) ?? intlName(language);
  known.set(language, name);
  return name;
}

function intlName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
  } catch {
    // Not a language that the browser can read.
    return language;
  }
}
