import { titleFromMessage } from '@academy/contract/chats/chat-title.ts';
import { describe, expect, it } from 'vitest';
import { chatTitle, messageText } from './chat-text.ts';
import { type ChatAction, type Chats, canSend, chatsReducer, noChats, openChat } from './chats.ts';

const greeting = 'What would you like to know about this lesson?';
const at = 1_700_000_000_000;
const newChat: ChatAction = { type: 'new-chat', at };
const send = (content: string): ChatAction => ({ type: 'send', content, at });
const reply = (chatId: number, content = 'An answer.'): ChatAction => ({
  type: 'reply',
  chatId,
  content,
  at,
});

function chatsAfter(...actions: ChatAction[]): Chats {
  return actions.reduce(chatsReducer, noChats);
}

function contentsOf(chats: Chats): string[] | undefined {
  return openChat(chats)?.messages.map((message) => `${message.sender}: ${messageText(message)}`);
}

describe('a new chat', () => {
  it('opens with the greeting and is numbered', () => {
    const chats = chatsAfter(newChat, newChat);
    expect(chats.list.map(chatTitle)).toEqual(['Chat #1', 'Chat #2']);
    expect(openChat(chats)?.id).toBe(2);
    expect(contentsOf(chats)).toEqual([`ai: ${greeting}`]);
  });

  it('is begun by a message where none is open', () => {
    const chats = chatsAfter(send('Hello'));
    expect(chats.list).toHaveLength(1);
    expect(contentsOf(chats)).toEqual([`ai: ${greeting}`, 'user: Hello']);
  });

  it('takes its title from its first question, and keeps it', () => {
    const chats = chatsAfter(newChat, send('Why is the sky above us blue?'), reply(1), send('And the sea?'));
    expect(openChat(chats)?.title).toBe('Why is the sky above us b...');
  });

  it('leaves the others as they were', () => {
    const chats = chatsAfter(newChat, send('First'), newChat, send('Second'), { type: 'open', chatId: 1 });
    expect(contentsOf(chats)).toEqual([`ai: ${greeting}`, 'user: First']);
    expect(chatsAfter(newChat, { type: 'open', chatId: 7 }).openChatId).toBe(1);
  });
});

describe('a message', () => {
  it.each(['', '   ', '\n\t '])('that is blank (%j) is not sent', (content) => {
    expect(chatsAfter(newChat, send(content))).toEqual(chatsAfter(newChat));
    expect(canSend(noChats, content)).toBe(false);
  });

  it('is sent without the space around it', () => {
    expect(contentsOf(chatsAfter(send('  two\nlines \n')))).toContain('user: two\nlines');
  });

  it('is not sent while the AI is typing', () => {
    const typing = chatsAfter(send('One'));
    expect(openChat(typing)?.aiIsTyping).toBe(true);
    expect(canSend(typing, 'Two')).toBe(false);
    expect(chatsReducer(typing, send('Two'))).toBe(typing);
  });

  it('may be sent in another chat meanwhile', () => {
    const chats = chatsAfter(send('One'), newChat, send('Two'));
    expect(chats.list.map(({ aiIsTyping }) => aiIsTyping)).toEqual([true, true]);
  });
});

describe('a reply', () => {
  it('ends the typing in the chat it belongs to, open or not', () => {
    const chats = chatsAfter(send('One'), newChat, send('Two'), reply(1, 'For one.'));
    expect(chats.list.map(({ aiIsTyping }) => aiIsTyping)).toEqual([false, true]);
    expect(contentsOf(chatsReducer(chats, { type: 'open', chatId: 1 }))?.at(-1)).toBe('ai: For one.');
  });

  it('that is not expected is dropped', () => {
    expect(chatsAfter(send('One'), reply(1), reply(1))).toEqual(chatsAfter(send('One'), reply(1)));
    expect(chatsReducer(noChats, reply(1))).toEqual(noChats);
  });
});

describe('thumbs', () => {
  const rate = (messageId: number, feedback: 'up' | 'down'): ChatAction => ({
    type: 'rate',
    messageId,
    feedback,
  });
  const feedbackAfter = (...actions: ChatAction[]) =>
    openChat(chatsAfter(send('One'), reply(1), ...actions))?.messages.map(({ feedback }) => feedback);

  it('are one or the other', () => {
    expect(feedbackAfter(rate(3, 'up'))).toEqual([null, null, 'up']);
    expect(feedbackAfter(rate(3, 'up'), rate(3, 'down'))).toEqual([null, null, 'down']);
  });

  it('are taken back by the same again', () => {
    expect(feedbackAfter(rate(3, 'down'), rate(3, 'down'))).toEqual([null, null, null]);
  });

  it('are for what the AI said', () => {
    expect(feedbackAfter(rate(2, 'up'))).toEqual([null, null, null]);
  });
});

describe('the title of a chat', () => {
  it('numbers a chat in which nothing was asked yet', () => {
    expect(chatTitle({ id: 3, title: null })).toBe('Chat #3');
  });

  it('takes a message of up to 25 characters whole', () => {
    expect(titleFromMessage('What is a closure?')).toBe('What is a closure?');
    expect(titleFromMessage('a'.repeat(25))).toBe('a'.repeat(25));
  });

  it('takes the first 25 characters of a longer one, and says that there is more', () => {
    expect(titleFromMessage('How do I centre a box in the middle?')).toBe('How do I centre a box in ...');
    expect(titleFromMessage('a'.repeat(26))).toBe(`${'a'.repeat(25)}...`);
  });

  it('writes a message of several lines in one', () => {
    expect(titleFromMessage('  one\n\ntwo ')).toBe('one two');
  });

  it('does not cut a character in two', () => {
    expect(titleFromMessage('👩‍💻'.repeat(26))).toBe(`${'👩‍💻'.repeat(25)}...`);
  });
});
