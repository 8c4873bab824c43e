import type { TransProps } from '@lingui/react';
// Without a context: there is one language for the whole page, and every visitor would load the provider.
import { TransNoContext } from '@lingui/react/server';
import { i18n } from './i18n.ts';
import { useLanguage } from './language.ts';

const lingui = { i18n };

/**
 * What is filled into a sentence is text, whatever signs are in it. Lingui would look for elements in it, too: a title could
 * become a link of the sentence that names it. A list is drawn as it is.
 */
export function Trans({ values = {}, ...sentence }: TransProps) {
  useLanguage();
  const harmless = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && value.includes('<') ? [value] : value,
  ]);
  return <TransNoContext {...sentence} lingui={lingui} values={Object.fromEntries(harmless)} />;
}
