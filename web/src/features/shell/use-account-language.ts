import { languageParameter } from '@academy/contract/interface/languages.ts';
import { useEffect } from 'react';
import { choosing } from '@/features/shell/language-switch.tsx';
import type { HeaderSession } from '@/features/shell/navigation.ts';
import { currentLanguage } from '@/lib/language/language.ts';

/**
 * What a person chose on another device counts here, too, unless the address names a language: then that one is shown. Who
 * chose nothing yet keeps the language they came with.
 */
export function useAccountLanguage(user: HeaderSession['user']): void {
  const ofAccount = user?.language;
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get(languageParameter);
    if (!named && (!ofAccount || ofAccount === currentLanguage())) return;
    void choosing.fetch().then((part) => part?.followLanguage(named, ofAccount));
  }, [ofAccount]);
}
