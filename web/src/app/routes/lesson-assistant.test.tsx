import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  announced,
  beAsked,
  chatCalled,
  doneWith,
  lastAsked,
  lessonIds,
  openAssistant,
  warp,
  weft,
} from '@/app/testing/open-assistant.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { quotingAnswer, streamed } from '@/lib/testing/fake-answer.ts';
import { refused, server, unreachable } from '@/lib/testing/fake-server.ts';
import { playNatively } from '@/lib/testing/native-film.ts';
import { sampleUser } from '@/lib/testing/sample-data.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

test('a question is answered with the passages themselves, and a chip goes to its second', async () => {
  const line = streamed();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { hand, panel, input, log, film, chats } = await openAssistant({
    answers: { askQuestion: line.answer },
  });
  await film.goTo(12);
  expect(panel.getByText('Ask the AI Assistant')).toBeDefined();
  await hand.type(input(), 'What is stretched?{Enter}');
  await beAsked();
  expect(log().textContent).toContain('What would you like to know about this lesson?');
  expect(lastAsked()?.body).toMatchObject({
    ...{ lessonId: lessonIds[0], question: 'What is stretched?', atSeconds: 12 },
  });
  expect(panel.getByText('AI is typing')).toBeDefined();
  expect([input().readOnly, document.activeElement === input()]).toEqual([true, true]);
  await expectAccessible('an assistant that is typing');
  await line.say(
    { type: 'sources', sources: [warp, weft], model: null },
    doneWith(quotingAnswer(warp, weft)),
  );
  await panel.findByText('At 0:26 of this lesson:');
  await waitFor(() => expect(panel.queryByText('AI is typing')).toBeNull());
  expect(log().textContent).toContain('“The warp is stretched, thread by thread.”');
  expect(panel.getByText('At 1:15 of “The first flower”:')).toBeDefined();
  expect(chats()).toContain('What is stretched?');
  expect([input().readOnly, document.activeElement === input()]).toEqual([false, true]);
  expect(announced()).toContain('At 0:26 of this lesson: “The warp is stretched, thread by thread.”');
  await expectAccessible('an answer of passages');

  const other = panel.getByRole('link', { name: 'at 1 minute 15 seconds of The first flower' });
  expect(other.getAttribute('href')).toContain(`/lesson/${lessonIds[1]}?t=75`);
  await hand.click(panel.getByRole('button', { name: 'at 26 seconds' }));
  expect(film.position()).toBe(26);
  expect(play).toHaveBeenCalled();
});

test('the reply is shown 1.5 seconds after the message, however soon it is there', async () => {
  const line = streamed();
  const { panel, input, log } = await openAssistant({ answers: { askQuestion: line.answer } });
  fireEvent.change(input(), { target: { value: 'What is stretched?' } });
  vi.useFakeTimers();
  fireEvent.keyDown(input(), { key: 'Enter' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  await line.say({ type: 'sources', sources: [warp], model: null }, doneWith(quotingAnswer(warp)));
  await act(() => vi.advanceTimersByTimeAsync(1390));
  expect(panel.getByText('AI is typing')).toBeDefined();
  expect(log().textContent).not.toContain('The warp');
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(panel.queryByText('AI is typing')).toBeNull();
  expect(log().textContent).toContain('The warp');
});

test('words come as they are written, each statement with its chips when it is whole, and the whole is said once', async () => {
  const line = streamed();
  const { hand, panel, input, log } = await openAssistant({ answers: { askQuestion: line.answer } });
  await hand.type(input(), 'What is stretched?{Enter}');
  await beAsked();
  const model = 'tutor-7b';
  await line.say({ type: 'sources', sources: [warp], model }, { type: 'text', text: 'It is the **warp' });
  await panel.findByText(/It is the/);
  expect(panel.getByRole('button', { name: 'Stop' })).toBeDefined();
  expect(input().readOnly).toBe(false);
  expect(log().getAttribute('aria-live')).toBe('off');
  await line.say({ type: 'text', text: '**.' });
  await waitFor(() => expect(log().querySelector('strong')?.textContent).toBe('warp'));
  expect(panel.queryByRole('button', { name: 'at 26 seconds' })).toBeNull();
  const statements = [
    { text: 'It is the **warp**.', sources: [0] },
    { text: 'Looms are old.', sources: [] },
  ];
  await line.say({ type: 'statement', statement: statements[0] as (typeof statements)[0] });
  await panel.findByRole('button', { name: 'at 26 seconds' });
  expect(announced()).toBe('');
  await line.say(doneWith({ fits: true, statements, sources: [warp], model, notice: null }));
  await panel.findByText('Written by tutor-7b');
  expect(panel.getByText('Not from the course')).toBeDefined();
  expect(announced()).toBe(
    'AI Assistant: It is the warp. (at 26 seconds)\n\nLooms are old. (Not from the course)',
  );
  expect(panel.queryByRole('button', { name: 'Stop' })).toBeNull();
  await hand.click(panel.getByRole('button', { name: 'From 1 passage' }));
  expect(panel.getByText('“The warp is stretched, thread by thread.”')).toBeDefined();
  await expectAccessible('an answer of a model');
});

test('Escape stops an answer, what is there stays, and it can be asked for again', async () => {
  const [line, second] = [streamed(), streamed()];
  const { hand, panel, input } = await openAssistant({
    answers: { askQuestion: line.answer, askAgain: second.answer },
  });
  await hand.type(input(), 'What is stretched?{Enter}');
  await beAsked();
  await line.say({ type: 'sources', sources: [warp], model: 'm' }, { type: 'text', text: 'It is the warp' });
  await panel.findByText('It is the warp');
  await hand.keyboard('{Escape}');
  await panel.findByText('You stopped this answer.');
  expect(line.isGivenUp()).toBe(true);
  expect(panel.getByText('It is the warp')).toBeDefined();
  expect(panel.queryByRole('button', { name: 'Stop' })).toBeNull();
  await hand.click(panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.requests('askAgain')).toHaveLength(1));
  expect(server.requests('askAgain')[0]?.params.exchangeId).toBe(lastAsked()?.body.id);
  await second.say(doneWith(quotingAnswer(warp)));
  await panel.findByText('At 0:26 of this lesson:');
});

test('a line that is cut, and an academy that is away, are told; the question is kept and asked again with its ids', async () => {
  const [line, second] = [streamed(), streamed()];
  const user = sampleUser();
  const { hand, panel, input, close } = await openAssistant({ user, answers: { askQuestion: unreachable } });
  await hand.type(input(), 'What is stretched?{Enter}');
  await panel.findByText('The academy cannot be reached. Your question is kept on this device.');
  const [first] = server.requests('askQuestion');
  server.answer({ askQuestion: line.answer });
  await hand.click(panel.getByRole('button', { name: 'Try again' }));
  await line.say({ type: 'sources', sources: [warp], model: 'm' }, { type: 'text', text: 'It is the warp' });
  await panel.findByText('It is the warp');
  await line.cut();
  await panel.findByText('The line was cut before the answer was whole.');
  expect(panel.getByText('It is the warp')).toBeDefined();
  await expectAccessible('an answer that was cut off');
  close();

  // The page is loaded again: the server has the question without an answer, or not even that.
  const again = await openAssistant({
    user,
    answers: { askQuestion: second.answer, getChat: refused(404, 'Chat not found', 'chat_not_found') },
  });
  await again.panel.findByText('What is stretched?', { selector: 'p' });
  expect(again.panel.getByText('This question has no answer yet.')).toBeDefined();
  server.answer({ getChat: () => ({ ...chatCalled('What is stretched?'), exchanges: [] }) });
  await again.hand.click(again.panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.requests('askQuestion').at(-1)?.body.id).toBe(first?.body.id));
  expect(lastAsked()?.params.chatId).toBe(first?.params.chatId);
});

test('a question that is half written is there again when the page is loaded again, and gone once it was asked', async () => {
  const user = sampleUser();
  const { hand, input, close } = await openAssistant({ user });
  await hand.type(input(), 'Why is the warp');
  close();
  const again = await openAssistant({ user, answers: { askQuestion: streamed().answer } });
  expect(again.input().value).toBe('Why is the warp');
  await again.hand.type(again.input(), ' stretched?{Enter}');
  await beAsked();
  expect(lastAsked()?.body).toMatchObject({ question: 'Why is the warp stretched?' });
  expect(again.input().value).toBe('');
  expect(Object.values({ ...window.localStorage })).not.toContain('"Why is the warp stretched?"');
});
