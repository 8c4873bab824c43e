import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible, partOfAPage } from '@/lib/testing/expect-accessible.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { AssistantPanel } from './assistant-panel.tsx';

const greeting = 'What would you like to know about this lesson?';
const lesson = { courseTitle: 'Bread from the start', lessonTitle: 'Kneading' };

function openAssistant() {
  const Queries = withQueries();
  const panel = (
    <Queries>
      <AssistantPanel {...lesson} owner={{ userId: 'u1', courseId: 'c1', lessonId: 'l1' }} />
    </Queries>
  );
  const { rerender } = render(panel);
  const hand = userEvent.setup({ delay: null });
  return {
    hand,
    input: () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message...'),
    messages: () => screen.getByRole('log', { name: 'Messages' }),
    chats: () =>
      within(screen.getByRole('list', { name: 'Chats' }))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    /** By an event alone, where the clock stands still. */
    click: async (button: HTMLElement) => {
      fireEvent.click(button);
      await later(0);
    },
    chatCalled: (title: string) =>
      within(screen.getByRole('list', { name: 'Chats' })).getByRole('button', { name: title }),
    newChat: () => screen.getByRole('button', { name: 'New Chat' }),
    lookElsewhere: () => {
      rerender(<Queries>{null}</Queries>);
      rerender(panel);
    },
  };
}

/** Moves the clock, which stands still otherwise. */
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isTyping = () => screen.queryByText('AI is typing') !== null;

test('a student chats about the lesson, in several chats', async () => {
  const { hand, input, messages, chats, chatCalled, newChat, click, lookElsewhere } = openAssistant();
  expect(screen.getByText('Ask the AI Assistant')).toBeDefined();
  await hand.click(newChat());
  expect(messages().textContent).toContain(greeting);
  expect(chats()).toEqual(['Chat #1']);

  await hand.type(input(), '{Enter}');
  await hand.type(input(), '   {Enter}');
  expect(within(messages()).queryByText('You:')).toBeNull();

  await hand.clear(input());
  await hand.type(input(), 'How do I begin{Shift>}{Enter}{/Shift}with this lesson?');
  expect(input().value).toBe('How do I begin\nwith this lesson?');
  vi.useFakeTimers();
  fireEvent.keyDown(input(), { key: 'Enter' });
  await later(1499);
  expect(isTyping()).toBe(true);
  expect([input().disabled, input().value]).toEqual([true, '']);
  expect(chats()).toEqual(['How do I begin with this ...']);
  expect(messages().textContent).not.toContain('“Kneading”');
  // And a little for what draws it.
  await later(3);
  expect(messages().textContent).toContain('“Kneading”');
  expect(isTyping()).toBe(false);
  expect(document.activeElement).toBe(input());

  await click(newChat());
  expect(chats()).toEqual(['Chat #2', 'How do I begin with this ...']);
  expect(within(messages()).queryByText('You:')).toBeNull();
  await click(chatCalled('How do I begin with this ...'));
  expect(messages().textContent).toContain('How do I begin');
  // A look at another tab loses nothing.
  lookElsewhere();
  expect(messages().textContent).toContain('How do I begin');
  expect(server.made()).toEqual([]);
});

test('the first message begins a chat', async () => {
  const { hand, input, messages, chats } = openAssistant();
  await hand.type(input(), 'Why?{Enter}');
  expect(messages().textContent).toContain(greeting);
  expect(chats()).toEqual(['Why?']);
});

test('an answer can be copied and rated, one way or the other', async () => {
  const { hand, messages, newChat, click } = openAssistant();
  await hand.click(newChat());
  const button = (name: string) => within(messages()).getByRole('button', { name });
  const pressed = (name: string) => button(name).getAttribute('aria-pressed');
  await hand.click(button('Copy'));
  expect(within(messages()).getByText('Copied!')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(greeting);
  vi.useFakeTimers();
  await click(button('Copy'));
  await later(1999);
  expect(within(messages()).getByText('Copied!')).toBeDefined();
  await later(1);
  expect(within(messages()).queryByText('Copied!')).toBeNull();

  await click(button('Thumbs up'));
  expect(pressed('Thumbs up')).toBe('true');
  await click(button('Thumbs down'));
  expect([pressed('Thumbs up'), pressed('Thumbs down')]).toEqual(['false', 'true']);
  await click(button('Thumbs down'));
  expect(pressed('Thumbs down')).toBe('false');
  for (const name of ['Read aloud', 'Switch model']) await click(button(name));
  expect(messages().textContent).toContain(greeting);
});

test('the folded chats of a phone unfold, and fold again when one is chosen', async () => {
  const { hand, messages, newChat, chatCalled } = openAssistant();
  await hand.click(newChat());
  await hand.click(newChat());
  const fold = screen.getByRole('button', { name: 'Chats (2)' });
  const list = screen.getByRole('list', { name: 'Chats' });
  expect([fold.getAttribute('aria-expanded'), fold.getAttribute('aria-controls')]).toEqual([
    'false',
    list.id,
  ]);
  await hand.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  await hand.click(chatCalled('Chat #1'));
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(messages().textContent).toContain(greeting);
});

test('nothing asked, a question and its answer are accessible to all', async () => {
  const { hand, input } = openAssistant();
  await expectAccessible('nothing asked yet', partOfAPage);
  await hand.type(input(), 'Give me an example{Enter}');
  expect(isTyping()).toBe(true);
  await expectAccessible('typing', partOfAPage);
  await waitFor(() => expect(isTyping()).toBe(false));
  await expectAccessible('answered', partOfAPage);
});
