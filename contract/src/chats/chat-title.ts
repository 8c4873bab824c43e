import { chat } from './chat-constants.ts';

/** What a chat is called by its first question. Cut between whole characters: a Bengali letter is not parted from its signs. */
export function titleFromMessage(message: string): string {
  const words = message.trim().replaceAll(/\s+/g, ' ');
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letters = Array.from(characters.segment(words), ({ segment }) => segment);
  if (letters.length <= chat.titleMaxLength) return words;
  return `${letters.slice(0, chat.titleMaxLength).join('')}...`;
}
