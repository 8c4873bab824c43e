/** The course gets something to answer from while its assistant is open. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beAsked, lastAsked, openAssistant } from '@/app/testing/open-assistant.ts';
import { streamed } from '@/lib/testing/fake-answer.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { playNatively } from '@/lib/testing/native-film.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));
const asked = () => server.requests('getLesson').length;
const answersFromTheCourse = () => document.querySelector('[data-assistant]') !== null;
const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

/** With a clock that only the test moves from the moment at which the tab is opened. */
async function openSilent() {
  let hasMaterial = false;
  const opened = await openAssistant({
    canAnswer: () => hasMaterial,
    answers: { askQuestion: streamed().answer },
  });
  openTab('Notes');
  await screen.findByRole('tabpanel', { name: 'Notes' });
  // Loaded ahead: what is on its way does not arrive by a clock that stands still.
  await import('@/features/chats/kept/components/kept-panel.tsx');
  vi.useFakeTimers();
  await act(async () => openTab('Ask AI Assistant'));
  const input = () =>
    within(screen.getByRole('region', { name: 'AI Assistant' })).getByPlaceholderText<HTMLTextAreaElement>(
      'Type a message...',
    );
  return {
    ...opened,
    input,
    addMaterial: () => {
      hasMaterial = true;
    },
  };
}

test('an open assistant that has nothing to answer from begins to, and what was being typed goes on in it', async () => {
  const { input, addMaterial, hand } = await openSilent();
  input().focus();
  fireEvent.change(input(), { target: { value: 'Why is the warp' } });
  await minute();
  expect(answersFromTheCourse()).toBe(false);
  addMaterial();
  await minute();
  await minute();
  vi.useRealTimers();
  expect(answersFromTheCourse()).toBe(true);
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('Why is the warp');
  await hand.keyboard(' stretched?{Enter}');
  await beAsked();
  expect(lastAsked()?.body).toMatchObject({ question: 'Why is the warp stretched?' });
});

test('who comes back to the window is not kept waiting', async () => {
  let hasMaterial = false;
  await openAssistant({ canAnswer: () => hasMaterial });
  expect(answersFromTheCourse()).toBe(false);
  hasMaterial = true;
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(answersFromTheCourse()).toBe(true));
});

test('it asks once a minute, only while it is looked at, and never again once it can answer', async () => {
  const { addMaterial } = await openSilent();
  const before = asked();
  await minute();
  expect(asked()).toBe(before + 1);
  openTab('Notes');
  await minute();
  expect(asked()).toBe(before + 1);
  await act(async () => openTab('Ask AI Assistant'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const whenHidden = asked();
  await minute();
  await minute();
  expect(asked()).toBe(whenHidden);
  hidden.mockRestore();
  addMaterial();
  await minute();
  const answering = asked();
  expect(answering).toBe(whenHidden + 1);
  await minute();
  await minute();
  expect(asked()).toBe(answering);
});
