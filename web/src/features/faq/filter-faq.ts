import type { FaqEntry } from './faq-entries.ts';

const plain = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase().replace(/\s+/gu, ' ').trim();

/** Entries that hold the words somewhere in question or answer; an empty search holds everything. */
export function filterFaq(entries: readonly FaqEntry[], search: string): readonly FaqEntry[] {
  const wanted = plain(search);
  return entries.filter(({ question, answer }) => plain(`${question} ${answer}`).includes(wanted));
}
