import { type Theme, themeCookie } from '@academy/contract/interface/themes.ts';
import { t } from '@lingui/core/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const yearSeconds = 365 * 24 * 60 * 60;

/** An empty one is the system's. Kept on this device alone: a phone may be read at night, and a desk by day. */
function chooseTheme(theme: Theme | ''): void {
  if (theme === '') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and a page may be left right after.
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${theme ? yearSeconds : 0}; samesite=lax${secure}`;
}

const chosenTheme = () => document.documentElement.dataset['theme'] ?? '';

/** The page says which is chosen, and each switch on it listens: a phone's menu has one, and the footer another. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function ThemeSwitch() {
  const chosen = useSyncExternalStore(watchTheme, chosenTheme);
  const choices = [
    { theme: '', label: t`System colours`, Icon: Monitor },
    { theme: 'light', label: t`Light colours`, Icon: Sun },
    { theme: 'dark', label: t`Dark colours`, Icon: Moon },
  ] as const;
  return (
    <fieldset aria-label={t`Colours`} className="flex">
      {choices.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
          className="touch-target grid size-9 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-chosen aria-pressed:text-ink"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
