import { chat } from '@academy/contract/chats/chat-constants.ts';

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function newChatTitle(number: number): string {
  return `Chat #${number}`;
}

/** Cut between whole characters: a Bengali letter is not parted from its signs. */
export function titleFromMessage(message: string): string {
  const words = message.trim().replaceAll(/\s+/g, ' ');
  const letters = Array.from(characters.segment(words), ({ segment }) => segment);
  if (letters.length <= chat.titleMaxLength) return words;
  return `${letters.slice(0, chat.titleMaxLength).join('')}...`;
}
