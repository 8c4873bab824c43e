import type { Answer } from '@academy/contract/chats/answer.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced, beAsked, doneWith, openAssistant } from '@/app/testing/open-assistant.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { streamed } from '@/lib/testing/fake-answer.ts';
import { playNatively } from '@/lib/testing/native-film.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const reply = (change: Partial<Answer>): Answer => ({
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  ...change,
});

test('politeness is answered in a short sentence, and not as a question that found nothing', async () => {
  const line = streamed();
  const { hand, panel, input, log } = await openAssistant({ answers: { askQuestion: line.answer } });
  await hand.type(input(), 'Thank you!{Enter}');
  await beAsked();
  await line.say(doneWith(reply({ reply: 'thanks' })));
  await panel.findByText('You’re welcome. Ask again whenever you like.');
  expect(log().textContent).not.toContain('Nothing in this course');
  await waitFor(() => expect(announced()).toBe('AI Assistant: You’re welcome. Ask again whenever you like.'));
  await expectAccessible('an assistant that is thanked');
});
