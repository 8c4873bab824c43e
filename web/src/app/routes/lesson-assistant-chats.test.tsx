import type { Answer } from '@academy/contract/chats/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  beAsked,
  chatCalled,
  doneWith,
  lastAsked,
  lessonIds,
  listOf,
  openAssistant,
  warp,
} from '@/app/testing/open-assistant.ts';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { quotingAnswer, sampleExchange, streamed } from '@/lib/testing/fake-answer.ts';
import { away, refused, server } from '@/lib/testing/fake-server.ts';
import { playNatively } from '@/lib/testing/native-film.ts';

beforeEach(playNatively);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const kept = [chatCalled('About the warp'), chatCalled('About the weft')] as const;
const answered = sampleExchange('What is stretched?', quotingAnswer(warp));
const keptChat = { ...kept[0], exchanges: [answered] };

test('chats are the account’s: they are listed, opened, renamed and deleted', async () => {
  const { hand, panel, log, chats } = await openAssistant({
    answers: { listChats: listOf(...kept), getChat: keptChat, renameChat: kept[0], deleteChat: {} },
  });
  await waitFor(() => expect(chats()).toEqual(['About the warp', 'About the weft']));
  expect(panel.queryByRole('searchbox')).toBeNull();
  await hand.click(panel.getByRole('button', { name: 'About the warp' }));
  await waitFor(() => expect(log().textContent).toContain('The warp is stretched'));
  expect(log().textContent).toContain('What is stretched?');

  await hand.click(panel.getByRole('button', { name: 'Rename About the warp' }));
  const title = panel.getByRole('textbox', { name: 'Title of the chat' });
  await hand.clear(title);
  await hand.type(title, 'Warp and weft');
  await expectAccessible('a chat that is renamed');
  server.answer({ listChats: listOf({ ...kept[0], title: 'Warp and weft' }, kept[1]) });
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(chats()).toEqual(['Warp and weft', 'About the weft']));
  expect(server.requests('renameChat')[0]).toMatchObject({
    ...{ params: { chatId: kept[0].id }, body: { title: 'Warp and weft' } },
  });

  await hand.click(panel.getByRole('button', { name: 'Remove Warp and weft' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete this chat?' }));
  server.answer({ listChats: listOf(kept[1]) });
  await hand.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(chats()).toEqual(['About the weft']));
  expect(server.requests('deleteChat')[0]?.params.chatId).toBe(kept[0].id);
  expect(panel.getByText('Ask the AI Assistant')).toBeDefined();
});

test('a new chat is nobody’s until something is asked in it', async () => {
  const { hand, panel, chats, log } = await openAssistant({ answers: { listChats: listOf(...kept) } });
  await waitFor(() => expect(chats()).toHaveLength(2));
  await hand.click(panel.getByRole('button', { name: 'New Chat' }));
  expect(chats()).toEqual(['Chat #3', 'About the warp', 'About the weft']);
  expect(log().textContent).toContain('What would you like to know about this lesson?');
  expect(panel.queryByRole('button', { name: /^Rename/ })).toBeNull();
  expect(server.made().filter((key) => key === 'getChat' || key === 'askQuestion')).toEqual([]);
});

test('many chats come page by page and can be searched', async () => {
  const many = Array.from({ length: 7 }, (_, index) => chatCalled(`Question ${index}`));
  const { hand, panel, chats } = await openAssistant({
    answers: {
      listChats: ({ query }) => {
        if (query.q) return listOf(...(query.q === 'weft' ? [kept[1]] : []));
        return query.after ? listOf(kept[0]) : { ...listOf(...many), after: 'there' };
      },
    },
  });
  await waitFor(() => expect(chats()).toHaveLength(7));
  await hand.click(panel.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(chats()).toContain('About the warp'));
  expect(panel.queryByRole('button', { name: 'Load more' })).toBeNull();
  const search = panel.getByRole('searchbox', { name: 'Search your chats' });
  await hand.type(search, 'weft');
  await waitFor(() => expect(chats()).toEqual(['About the weft']));
  await hand.type(search, ' and more');
  await panel.findByText('No chat has these words.');
  await hand.clear(search);
  await waitFor(() => expect(chats().length).toBeGreaterThan(7));
});

test('chats that cannot be loaded are told, and asked for again', async () => {
  const { hand, panel, chats } = await openAssistant({ answers: { listChats: away } });
  await panel.findByText('Your chats could not be loaded.');
  await expectAccessible('chats that could not be loaded');
  server.answer({ listChats: listOf(...kept), getChat: away });
  await hand.click(panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(chats()).toHaveLength(2));
  await hand.click(panel.getByRole('button', { name: 'About the warp' }));
  await panel.findByText('This chat could not be loaded.');
  server.answer({ getChat: refused(404, 'Chat not found', 'chat_not_found') });
  await hand.click(panel.getByRole('button', { name: 'Try again' }));
  await panel.findByText('This chat is not there any more.');
});

test('thumbs are kept with the answer, and taken back where that fails', async () => {
  const { hand, panel, log } = await openAssistant({
    answers: { listChats: listOf(kept[0]), getChat: keptChat, rateAnswer: {} },
  });
  await hand.click(await panel.findByRole('button', { name: 'About the warp' }));
  await waitFor(() => expect(log().textContent).toContain('The warp is stretched'));
  const up = () => within(log()).getAllByRole('button', { name: 'Thumbs up' })[1] as HTMLElement;
  await hand.click(up());
  await waitFor(() => expect(up().getAttribute('aria-pressed')).toBe('true'));
  expect(server.requests('rateAnswer')[0]).toMatchObject({
    ...{ params: { exchangeId: answered.id }, body: { feedback: 'up' } },
  });
  server.answer({ rateAnswer: away });
  await hand.click(up());
  await expectToast('It was not saved');
  expect(up().getAttribute('aria-pressed')).toBe('true');
  await hand.click(within(log()).getAllByRole('button', { name: 'Copy' })[1] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(
    'At 0:26 of this lesson: “The warp is stretched, thread by thread.”',
  );
});

test('one’s name is shown to the instructor when one says so, and not before', async () => {
  const { hand } = await openAssistant({ answers: { shareNameWithQuestions: {} } });
  const share = await screen.findByRole('switch', {
    name: 'Let the instructor see my name with my questions',
  });
  expect((share as HTMLInputElement).checked).toBe(false);
  server.answer({ listChats: { ...listOf(), sharesName: true } });
  await hand.click(share);
  await waitFor(() =>
    expect(server.requests('shareNameWithQuestions')[0]?.body).toEqual({ sharesName: true }),
  );
  await waitFor(() => expect((share as HTMLInputElement).checked).toBe(true));
});

test('with two models the next one is asked, and it says which one wrote', async () => {
  const written = { ...quotingAnswer(warp), model: 'small' };
  const line = streamed();
  const { hand, panel, log } = await openAssistant({
    answers: {
      listChats: { ...listOf(kept[0]), models: ['small', 'large'] },
      getChat: { ...kept[0], exchanges: [{ ...answered, answer: written }] },
      askAgain: line.answer,
    },
  });
  await hand.click(await panel.findByRole('button', { name: 'About the warp' }));
  await panel.findByText('Written by small');
  await hand.click(within(log()).getAllByRole('button', { name: 'Switch model' })[1] as HTMLElement);
  await waitFor(() => expect(server.requests('askAgain')[0]?.body).toEqual({ model: 'large' }));
  await line.say({ type: 'done', exchange: { ...answered, answer: { ...written, model: 'large' } } });
  await panel.findByText('Written by large');
  expect(panel.queryByText('Written by small')).toBeNull();
});

test('after a model that failed it is the next one that is asked', async () => {
  const failed: Answer = { ...quotingAnswer(warp), failedModel: 'small', notice: 'service_away' };
  const { hand, panel, log } = await openAssistant({
    answers: {
      listChats: { ...listOf(kept[0]), models: ['small', 'large'] },
      getChat: { ...kept[0], exchanges: [{ ...answered, answer: failed }] },
      askAgain: streamed().answer,
    },
  });
  await hand.click(await panel.findByRole('button', { name: 'About the warp' }));
  await panel.findByText(/^The language model did not answer/);
  await hand.click(within(log()).getAllByRole('button', { name: 'Switch model' })[1] as HTMLElement);
  await waitFor(() => expect(server.requests('askAgain')[0]?.body).toEqual({ model: 'large' }));
});

test('without another model, and without a voice, the two buttons do nothing', async () => {
  const { hand, panel, log } = await openAssistant({
    answers: { listChats: { ...listOf(kept[0]), models: ['small'] }, getChat: keptChat },
  });
  await hand.click(await panel.findByRole('button', { name: 'About the warp' }));
  await waitFor(() => expect(log().textContent).toContain('The warp is stretched'));
  const before = log().textContent;
  for (const name of ['Read aloud', 'Switch model'])
    await hand.click(within(log()).getAllByRole('button', { name })[1] as HTMLElement);
  expect(log().textContent).toBe(before);
  expect(server.requests('askAgain')).toEqual([]);
});

test('passages take the place of a model that is away, with a word about it, and it can be asked again', async () => {
  const [line, second] = [streamed(), streamed()];
  const { hand, panel, input } = await openAssistant({
    answers: { askQuestion: line.answer, askAgain: second.answer },
  });
  await hand.type(input(), 'What is stretched?{Enter}');
  await beAsked();
  await line.say(doneWith({ ...quotingAnswer(warp), notice: 'service_away' }));
  await panel.findByText('The language model did not answer, so here are the passages themselves.');
  expect(panel.getByText('At 0:26 of this lesson:')).toBeDefined();
  await hand.click(panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.requests('askAgain')[0]?.body).toEqual({}));
  await second.say(doneWith({ ...quotingAnswer(warp), model: 'small' }));
  await panel.findByText('Written by small');
});

test('where nothing fits it says so, with the nearest places', async () => {
  const line = streamed();
  const { hand, panel, input } = await openAssistant({ answers: { askQuestion: line.answer } });
  await hand.type(input(), 'Who won the match?{Enter}');
  await beAsked();
  await line.say(doneWith({ ...quotingAnswer(warp), fits: false, statements: [] }));
  await panel.findByText('Nothing in this course answers that.');
  expect(panel.getByText('The nearest place:')).toBeDefined();
  expect(panel.getByRole('button', { name: 'at 26 seconds' })).toBeDefined();
  expect(lastAsked()?.body.lessonId).toBe(lessonIds[0]);
  await expectAccessible('an assistant that found nothing');
});

test('before the first question it invites to what it can do, without a language model', async () => {
  const { panel } = await openAssistant();
  await panel.findByText(/The assistant answers with passages of this course\.$/);
  expect(panel.queryByText(/how to practise/)).toBeNull();
});

test('with a language model it is asked how to practise, too', async () => {
  const { panel } = await openAssistant({ answers: { listChats: { ...listOf(), models: ['small'] } } });
  await panel.findByText(/how to practise what this lesson shows/);
});
