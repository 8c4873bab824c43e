import {
  defaultLanguage,
  isLanguage,
  type Language,
  longerEnglish,
} from '@academy/contract/interface/languages.ts';
import type { Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';

interface Catalogue {
  readonly messages: Messages;
}

const folder = '../../../locales';
/** All but English, whose texts are in the code. */
const catalogues = import.meta.glob<Catalogue>(['../../../locales/*.po', '!../../../locales/en.po']);

export async function loadCatalogue(language: Language): Promise<Messages> {
  if (language === longerEnglish) return (await import('../../../locales/en.po?longer')).messages;
  return (await catalogues[`${folder}/${language}.po`]?.())?.messages ?? {};
}

export function speak(locale: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages });
}

export function currentLanguage(): Language {
  return i18n.locale as Language;
}

/** For numbers and dates longer English is English, too: only its words are others. */
export function writesAsEnglish(): boolean {
  return i18n.locale === defaultLanguage || i18n.locale === longerEnglish;
}

/** Counted, since words change within a language, too: the academy's name is among them (`show-school.ts`). */
let changes = 0;
i18n.on('change', () => {
  changes += 1;
});
const countChanges = () => changes;
const subscribeToWords = (onChange: () => void) => i18n.on('change', onChange);

/** The language, for a component that has to be drawn anew when it changes. Pages do it for all that is in them. */
export function useLanguage(): Language {
  useSyncExternalStore(subscribeToWords, countChanges, countChanges);
  return currentLanguage();
}

/** The language that the server wrote the page in. */
export function languageOfPage(page: Pick<Document, 'documentElement'> = document): Language {
  const { lang } = page.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
