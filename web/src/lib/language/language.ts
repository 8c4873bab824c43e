import { defaultLanguage, isLanguage, type Language } from '@academy/contract/interface/languages.ts';
import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { i18n } from './i18n.ts';

/** All but English, whose texts are in the code. */
const catalogues: Readonly<Partial<Record<Language, () => Promise<{ messages: Messages }>>>> = {
  bn: () => import('../../../locales/bn.po'),
  'en-XA': () => import('../../../locales/en.po?longer'),
};

export async function loadCatalogue(language: Language): Promise<Messages> {
  return (await catalogues[language]?.())?.messages ?? {};
}

export function speak(locale: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages });
}

export function currentLanguage(): Language {
  return i18n.locale as Language;
}

/** The language, for a component that has to be drawn anew when it changes. Pages do it for all that is in them. */
export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}

/** The language that the server wrote the page in. */
export function languageOfPage(page: Pick<Document, 'documentElement'> = document): Language {
  const { lang } = page.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
