import { languageNames, offeredLanguages } from '@academy/contract/interface/languages.ts';
import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { addressInLanguage, chooseLanguage, type OfferedLanguage } from '@/features/shell/choose-language.ts';
import { cn } from '@/lib/cn.ts';
import { useLanguage } from '@/lib/language/language.ts';

interface LanguageSwitchProps {
  className?: string;
  /** Beside a heading that names it: the footer has a landmark of that name already. */
  named?: boolean;
}

/** Each language in its own words. Links, so that it works before the app is there and without scripts. */
export function LanguageSwitch({ className, named = false }: LanguageSwitchProps) {
  const Frame = named ? 'div' : 'nav';
  const current = useLanguage();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const choose = (event: MouseEvent, language: OfferedLanguage) => {
    // In a new tab the link does what it says.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void chooseLanguage(language);
  };
  return (
    <Frame {...(named ? {} : { 'aria-label': t`Language` })} className={className}>
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
                'aria-[current=true]:bg-accent-tint aria-[current=true]:font-semibold aria-[current=true]:text-accent-ink',
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
