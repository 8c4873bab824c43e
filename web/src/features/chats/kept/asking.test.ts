import type { Exchange } from '@academy/contract/chats/answer.ts';
import { describe, expect, it } from 'vitest';
import { answerSoFar, beginAsking, failed, type Question, shownQuestions, withEvent } from './asking.ts';
import { isAnswering, type PanelAction, panelReducer, panelState } from './panel-state.ts';

const question = (id: string, change: Partial<Question> = {}): Question => ({
  ...{ chatId: 'c1', id, question: `Why ${id}?`, askedAt: `2026-11-16T10:00:0${id}.000Z` },
  ...{ atSeconds: null, again: null },
  ...change,
});
const answer = { fits: true, statements: [], sources: [], model: null, notice: null };
const exchange = (id: string, change: Partial<Exchange> = {}): Exchange => ({
  ...{ id, question: `Why ${id}?`, askedAt: `2026-11-16T10:00:0${id}.000Z`, answer, feedback: null },
  ...change,
});

describe('an answer that is being written', () => {
  const statement = { text: 'It is the warp.', sources: [0] };
  const events: Parameters<typeof withEvent>[1][] = [
    { type: 'sources', sources: [], model: 'm' },
    { type: 'text', text: 'It is' },
    { type: 'text', text: ' the warp.' },
  ];
  const written = events.reduce(withEvent, beginAsking(question('1')));

  it('grows word by word, and a statement takes the place of its words', () => {
    expect([written.phase, written.text, written.model]).toEqual(['writing', 'It is the warp.', 'm']);
    expect(withEvent(written, { type: 'statement', statement })).toMatchObject({
      ...{ text: '', statements: [statement] },
    });
  });

  it('waits until there is a word', () => {
    expect(withEvent(beginAsking(question('1')), { type: 'sources', sources: [], model: null }).phase).toBe(
      'waiting',
    );
  });

  it('leaves what there is of it when it is stopped, and nothing where there is nothing', () => {
    expect(answerSoFar(written, 'stopped')).toMatchObject({
      ...{ notice: 'stopped', statements: [{ text: 'It is the warp.', sources: [] }] },
    });
    expect(answerSoFar(beginAsking(question('1')), 'stopped')).toBeNull();
  });
});

describe('the questions of a chat', () => {
  const shown = (exchanges: Exchange[], ...askings: ReturnType<typeof beginAsking>[]) =>
    shownQuestions(exchanges, askings).map(({ exchange: { id }, asking }) => [id, asking?.phase ?? null]);

  it('are those that the server has, and after them those that it has not', () => {
    expect(shown([exchange('1')], beginAsking(question('3')), beginAsking(question('2')))).toEqual([
      ['1', null],
      ['2', 'waiting'],
      ['3', 'waiting'],
    ]);
  });

  it('show the server’s answer in place of an attempt that failed here', () => {
    const lost = failed(beginAsking(question('1')), new Error('cut'));
    expect(shown([exchange('1')], lost)).toEqual([['1', null]]);
    expect(shown([exchange('1', { answer: null })], lost)).toEqual([['1', 'failed']]);
  });

  it('tell that asking anew failed beside the answer that was there', () => {
    const again = failed(beginAsking(question('1', { again: { model: 'm' } })), new Error('away'));
    expect(shown([exchange('1')], again)).toEqual([['1', 'failed']]);
  });
});

describe('a panel', () => {
  const nothing = panelState({ openChatId: null, unanswered: [] });
  const stateAfter = (...actions: PanelAction[]) => actions.reduce(panelReducer, nothing);

  it('names a chat by its first question, and knows in which one an answer is on its way', () => {
    const state = stateAfter(
      { type: 'new-chat', chatId: 'c1', number: 4 },
      { type: 'ask', question: question('1', { question: 'Why is the sky above us blue?' }) },
      { type: 'ask', question: question('2') },
    );
    expect(state.begun).toMatchObject([{ number: 4, title: 'Why is the sky above us b...' }]);
    expect([isAnswering(state, 'c1'), isAnswering(state, 'c2')]).toEqual([true, false]);
  });

  it('tells once that an answer has come, and not in another chat', () => {
    const asked = [
      { type: 'new-chat', chatId: 'c1', number: 1 },
      { type: 'ask', question: question('1') },
    ] as const;
    const done = { type: 'settle', id: '1', answered: true } as const;
    expect(stateAfter(...asked, done).answered).toBe('1');
    expect(stateAfter(...asked, done, { type: 'open', chatId: 'c1' }).answered).toBeNull();
    expect(stateAfter(...asked, { type: 'open', chatId: 'c2' }, done).answered).toBeNull();
  });

  it('has after a reload what was left without an answer, and forgets it with its chat', () => {
    const state = panelState({ openChatId: 'c1', unanswered: [question('1'), question('2')] });
    expect(state.askings.map(({ phase }) => phase)).toEqual(['failed', 'failed']);
    expect(state.begun).toMatchObject([{ id: 'c1', title: 'Why 1?' }]);
    expect(panelReducer(state, { type: 'delete', chatId: 'c1' })).toMatchObject({
      ...{ openChatId: null, begun: [], askings: [] },
    });
  });
});
