/** Choosing a language: fetched when somebody does, since most visits never do. */
import {
  isLanguage,
  type Language,
  languageCookie,
  languageParameter,
  longerEnglish,
  type offeredLanguages,
} from '@academy/contract/interface/languages.ts';
import { t } from '@lingui/core/macro';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { keepLanguage } from '@/api/languages.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { currentLanguage, loadCatalogue, speak } from '@/lib/language/language.ts';
import { log } from '@/lib/log.ts';

export type OfferedLanguage = (typeof offeredLanguages)[number];

const yearSeconds = 365 * 24 * 60 * 60;

/** A person chose: here, on this device, and with the account where there is one. */
export async function chooseLanguage(language: OfferedLanguage): Promise<void> {
  try {
    await changeLanguage(language);
    if (sessionMarks().signedIn) await keepLanguage(language);
  } catch {
    const chosen = currentLanguage() === language;
    toast({
      variant: 'destructive',
      title: chosen
        ? t`The language could not be kept with your account.`
        : t`The language could not be loaded. Please try again.`,
    });
  }
}

/** A page was opened: its address may name a language, and who opened it may have chosen one on another device. */
export async function followLanguage(
  named: string | null,
  ofAccount: Language | null | undefined,
): Promise<void> {
  if (isLanguage(named)) {
    const isChosen = document.cookie.includes(`${languageCookie}=`);
    // A link to what nobody is offered must not stay with who followed it.
    if (!isChosen && named !== longerEnglish) keepOnDevice(named);
  } else if (ofAccount && ofAccount !== currentLanguage()) {
    await changeLanguage(ofAccount).catch((error: unknown) =>
      log.error('The language could not be loaded', { error }),
    );
  }
}

/** The page, what was typed and what plays stay; only the words change. Fails where the catalogue cannot be fetched. */
async function changeLanguage(language: Language): Promise<void> {
  if (language !== currentLanguage()) speak(language, await loadCatalogue(language));
  document.documentElement.lang = language;
  keepOnDevice(language);
  const { href, search } = window.location;
  if (!new URLSearchParams(search).has(languageParameter)) return;
  const address = new URL(href);
  address.searchParams.delete(languageParameter);
  // The choice counts from here on, and not what a link once said.
  window.history.replaceState(window.history.state, '', address);
}

/** For the next visit, and for pages that the server draws. */
function keepOnDevice(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and a page may be left right after.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}
