/**
 * The chats of one lesson, as a reducer that knows no framework, no clock and no timer. A chat in which the
 * AI is typing takes no further message; a reply for a chat that is gone, or that waits for none, is dropped.
 */
import { titleFromMessage } from '@academy/contract/chats/chat-title.ts';

export type Feedback = 'up' | 'down';

export interface Message {
  readonly id: number;
  /** Null for the greeting, which `chat-text.ts` puts into words. */
  readonly content: string | null;
  readonly sender: 'user' | 'ai';
  readonly timestamp: number;
  readonly feedback: Feedback | null;
}

export interface Chat {
  readonly id: number;
  /** Null before the first question: it is told by its number then. */
  readonly title: string | null;
  readonly messages: readonly Message[];
  readonly aiIsTyping: boolean;
}

export interface Chats {
  readonly list: readonly Chat[];
  readonly openChatId: number | null;
}

export const noChats: Chats = { list: [], openChatId: null };

export type ChatAction =
  | { type: 'new-chat'; at: number }
  | { type: 'open'; chatId: number }
  | { type: 'send'; content: string; at: number }
  | { type: 'reply'; chatId: number; content: string; at: number }
  | { type: 'rate'; messageId: number; feedback: Feedback };

export function openChat({ list, openChatId }: Chats): Chat | undefined {
  return list.find(({ id }) => id === openChatId);
}

export function canSend(chats: Chats, content: string): boolean {
  return content.trim() !== '' && openChat(chats)?.aiIsTyping !== true;
}

export function chatsReducer(chats: Chats, action: ChatAction): Chats {
  switch (action.type) {
    case 'new-chat':
      return withNewChat(chats, action.at);
    case 'open':
      return chats.list.some(({ id }) => id === action.chatId)
        ? { ...chats, openChatId: action.chatId }
        : chats;
    case 'send': {
      if (!canSend(chats, action.content)) return chats;
      const ready = openChat(chats) ? chats : withNewChat(chats, action.at);
      return changeChat(ready, ready.openChatId, (chat) => withQuestion(chat, action.content, action.at));
    }
    case 'reply':
      return changeChat(chats, action.chatId, (chat) =>
        chat.aiIsTyping ? { ...withMessage(chat, 'ai', action.content, action.at), aiIsTyping: false } : chat,
      );
    case 'rate':
      return changeChat(chats, chats.openChatId, (chat) => ({
        ...chat,
        messages: chat.messages.map((message) =>
          message.id === action.messageId ? rated(message, action.feedback) : message,
        ),
      }));
  }
}

function withNewChat({ list }: Chats, at: number): Chats {
  const number = list.length + 1;
  const empty: Chat = { id: number, title: null, messages: [], aiIsTyping: false };
  return { list: [...list, withMessage(empty, 'ai', null, at)], openChatId: number };
}

function withQuestion(chat: Chat, content: string, at: number): Chat {
  const isFirst = chat.messages.every(({ sender }) => sender === 'ai');
  const title = isFirst ? titleFromMessage(content) : chat.title;
  return { ...withMessage(chat, 'user', content.trim(), at), title, aiIsTyping: true };
}

function withMessage(chat: Chat, sender: Message['sender'], content: string | null, timestamp: number): Chat {
  const message = { id: chat.messages.length + 1, content, sender, timestamp, feedback: null };
  return { ...chat, messages: [...chat.messages, message] };
}

/** One thumb takes the place of the other; the same thumb again takes itself back. */
function rated(message: Message, feedback: Feedback): Message {
  if (message.sender !== 'ai') return message;
  return { ...message, feedback: message.feedback === feedback ? null : feedback };
}

function changeChat(chats: Chats, chatId: number | null, change: (chat: Chat) => Chat): Chats {
  return { ...chats, list: chats.list.map((chat) => (chat.id === chatId ? change(chat) : chat)) };
}
