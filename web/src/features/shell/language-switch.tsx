import { languageNames, languageParameter, offeredLanguages } from '@academy/contract/interface/languages.ts';
import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import type { OfferedLanguage } from '@/features/shell/choose-language.ts';
import { cn } from '@/lib/cn.ts';
import { useLanguage } from '@/lib/language/language.ts';
import { lazyPart } from '@/lib/lazy-part.ts';

export const choosing = lazyPart(() => import('@/features/shell/choose-language.ts'));

interface LanguageSwitchProps {
  /** Beside a heading that names it: the footer has a landmark of that name already. */
  named?: boolean;
}

/** Each language in its own words. Links, so that it works before the app is there and without scripts. */
export function LanguageSwitch({ named = false }: LanguageSwitchProps) {
  const Frame = named ? 'div' : 'nav';
  const current = useLanguage();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const choose = (event: MouseEvent, language: OfferedLanguage) => {
    // In a new tab the link does what it says.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void choosing.fetch().then((part) => {
      if (part) return part.chooseLanguage(language);
      toast({ variant: 'destructive', title: t`The language could not be loaded. Please try again.` });
    });
  };
  return (
    <Frame {...(named ? {} : { 'aria-label': t`Language` })}>
      <ul className="flex flex-wrap gap-x-1">
        {offeredLanguages.map((language) => (
          <li key={language}>
            <a
              href={addressInLanguage(query, language)}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
              className={cn(
                // The name of a language in its own letters fetches its font when it is seen, and not before.
                language === 'bn' && 'bengali-in-view',
                'touch-target inline-flex min-h-9 items-center rounded-control px-3 text-sm text-ink-soft hover:bg-sunken hover:text-ink',
                'aria-[current=true]:bg-chosen aria-[current=true]:font-semibold aria-[current=true]:text-ink',
              )}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** The same page in a language: where the switch leads without scripts. */
function addressInLanguage(query: string, language: OfferedLanguage): string {
  const parameters = new URLSearchParams(query);
  parameters.set(languageParameter, language);
  return `?${parameters}`;
}
