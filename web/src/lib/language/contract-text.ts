import { i18n } from './i18n.ts';

/** A text that the contract has in English. `vite-plugins/contract-texts.ts` tells translators of it. */
export function contractText(
  kind: 'category' | 'course-form' | 'curriculum-form' | 'error' | 'sign-in',
  name: string,
  english: string,
  facts?: Readonly<Record<string, unknown>>,
): string {
  const id = `${kind}.${name}`;
  return Object.hasOwn(i18n.messages, id) ? i18n._(id, facts) : english;
}
