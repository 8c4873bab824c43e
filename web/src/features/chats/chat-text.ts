/** What a chat says before anybody asked, in the words of the page. */
import { t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';
import type { Chat, Message } from './chats.ts';

export function chatTitle({ id, title }: Pick<Chat, 'id' | 'title'>): string {
  const number = numberText(id);
  return title ?? t`Chat #${number}`;
}

export function messageText({ content }: Pick<Message, 'content'>): string {
  return content ?? t`What would you like to know about this lesson?`;
}
