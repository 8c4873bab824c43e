import { expect, it } from 'vitest';
import { newChatTitle, titleFromMessage } from './chat-title.ts';

it('numbers a chat in which nothing was asked yet', () => {
  expect(newChatTitle(3)).toBe('Chat #3');
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
