/** The languages that the interface speaks, each named in itself. Texts are written in the first; the others are catalogues. */
export const languageNames = { en: 'English', bn: 'বাংলা' } as const;

export type Language = keyof typeof languageNames | typeof longerEnglish;

/** English with every text a third longer and accented, to find texts that are cut off or not translated. Nobody is offered it. */
export const longerEnglish = 'en-XA';

export const defaultLanguage = 'en' satisfies Language;

export const offeredLanguages = Object.keys(languageNames) as (keyof typeof languageNames)[];

export const languages: readonly Language[] = [...offeredLanguages, longerEnglish];

/** In an address: this page in that language, whoever opens it. */
export const languageParameter = 'lang';

/** What a person chose, on this device. Without it the browser's own list counts. */
export const languageCookie = 'academy_language';

export function isLanguage(text: unknown): text is Language {
  return text === longerEnglish || (typeof text === 'string' && Object.hasOwn(languageNames, text));
}
