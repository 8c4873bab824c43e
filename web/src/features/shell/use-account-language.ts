import {
  isLanguage,
  languageCookie,
  languageParameter,
  longerEnglish,
} from '@academy/contract/interface/languages.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { HeaderSession } from '@/features/shell/navigation.ts';
import { currentLanguage } from '@/lib/language/language.ts';
import { log } from '@/lib/log.ts';

const choosing = () => import('@/features/shell/choose-language.ts');

/**
 * What a person chose on another device counts here, too, unless the address names a language: then that one is shown. Who
 * chose nothing yet keeps the language they came with.
 */
export function useAccountLanguage(user: HeaderSession['user']): void {
  const router = useRouter();
  const ofAccount = user?.language;
  useEffect(() => {
    const tell = (error: unknown) => log.error('The language could not be loaded', { error });
    const named = new URLSearchParams(router.history.location.search).get(languageParameter);
    if (isLanguage(named)) {
      const isChosen = document.cookie.includes(`${languageCookie}=`);
      // A link to what nobody is offered must not stay with who followed it.
      if (!isChosen && named !== longerEnglish) choosing().then((part) => part.keepOnDevice(named), tell);
    } else if (ofAccount && ofAccount !== currentLanguage()) {
      choosing()
        .then((part) => part.changeLanguage(ofAccount))
        .catch(tell);
    }
  }, [ofAccount, router]);
}
