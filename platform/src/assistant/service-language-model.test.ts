import type { ServerResponse } from 'node:http';
import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageModelError, type ModelQuestion } from './language-model.ts';
import { anyQuestion } from './language-model-conformance.ts';
import { estimateTokens } from './prompt.ts';
import { createLanguageModel } from './service-language-model.ts';
import { assistantKey, settingsOf } from './testing/assistant-settings.ts';
import { type AskedCompletion, type ModelService, startModelService } from './testing/model-service.ts';
import type { ModelPatience } from './watch.ts';

const patient: ModelPatience = { firstMs: 60_000, betweenMs: 60_000, wholeMs: 60_000 };

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const words = (...pieces: string[]) => pieces.map((content) => chunk({ content })).join('');
const finished = chunk({}, 'stop');
const done = 'data: [DONE]\n\n';
const usage = 'data: {"choices":[],"usage":{"prompt_tokens":70,"completion_tokens":5,"total_tokens":75}}\n\n';

type Answer = (response: ServerResponse, asked: AskedCompletion) => unknown;
const sends =
  (body: string): Answer =>
  (response) =>
    response.end(body);
const answers =
  (status: number, body: unknown, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));

describe('a service for answers', () => {
  let service: ModelService;
  afterEach(() => service.stop());

  /** What it wrote, what it cost, and what went wrong. */
  async function ask(answer: Answer, { patience = patient, question = anyQuestion() }: Asking = {}) {
    service = await startModelService({ answer });
    const writing = createLanguageModel(settingsOf(service), patience).write(question);
    let written = '';
    try {
      for (;;) {
        const { done: isDone, value } = await writing.next();
        if (isDone) return { written, tokens: value.tokens };
        written += value;
      }
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      expect(`${error.message} ${error.cause ?? ''}`).not.toContain(assistantKey);
      return { written, fault: error.fault, message: error.message };
    }
  }
  interface Asking {
    patience?: ModelPatience;
    question?: ModelQuestion;
  }

  it('is asked as its documentation says, and is told nothing but the prompt', async () => {
    await ask(sends(words('Yes') + finished + usage + done));
    const [asked] = service.asked;
    expect(asked).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${assistantKey}` });
    expect(Object.keys(asked?.sent ?? {}).toSorted()).toEqual(
      ['messages', 'model', 'stream', 'stream_options', 'temperature'].toSorted(),
    );
    expect(asked?.sent).toMatchObject({
      model: 'good',
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(asked?.sent.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(asked?.body).not.toContain(assistantKey);
  });

  it('is read wherever its bytes were cut, with any line ends, comments and fields', async () => {
    const stream = `: hello\n\nevent: message\nid: 1\n${words('গাছ', ' 🌳 tree')}:\n\n${finished}${usage}${done}`;
    for (const body of [stream, stream.replaceAll('\n', '\r\n'), stream.replaceAll('\n', '\r')]) {
      const bytes = Buffer.from(body);
      const inBytes: Answer = async (response) => {
        for (const byte of bytes) response.write(Buffer.of(byte));
        response.end();
      };
      expect(await ask(inBytes)).toEqual({ written: 'গাছ 🌳 tree', tokens: 75 });
      await service.stop();
    }
  });

  it.each([
    ['without a last line', words('Yes', ' no') + finished.trimEnd()],
    ['without the word that it is done', words('Yes', ' no') + finished],
    ['without a reason why it is done', words('Yes', ' no') + done],
    ['with more after its end', words('Yes', ' no') + done + words('more')],
    [
      'with its thoughts in a field',
      chunk({ reasoning_content: 'Hm' }) + chunk({ reasoning: 'Hm' }) + words('Yes', ' no') + done,
    ],
    ['with its thoughts in a tag', words('\n<th', 'ink>Hm <b>', '</thi', 'nk>\n', '\nYes', ' no') + done],
    [
      'with empty pieces and other fields',
      chunk({ role: 'assistant', content: null }) + words('', 'Yes no') + done,
    ],
    [
      'in one piece of JSON',
      JSON.stringify({ choices: [{ message: { content: 'Yes no' }, finish_reason: 'stop' }] }, null, 2),
    ],
  ])('may answer %s', async (_, body) => {
    expect(await ask(sends(body))).toMatchObject({ written: 'Yes no' });
  });

  it('costs what it counts, or about what was sent and written', async () => {
    expect(await ask(sends(words('Yes') + finished + usage))).toMatchObject({ tokens: 75 });
    await service.stop();
    const thought = chunk({ reasoning: 'x'.repeat(600) });
    for (const odd of ['', usage.replace('70', '-1'), usage.replace('70', '"many"')]) {
      expect(await ask(sends(thought + words('Yes') + finished + odd))).toMatchObject({
        tokens: estimateTokens(anyQuestion(), 603),
      });
      await service.stop();
    }
  });

  it.each([400, 401, 403, 404, 429, 500, 503, 302])(
    'that answers %i has refused, and is not asked again',
    async (status) => {
      const refusal = { error: { message: `Incorrect API key provided: ${assistantKey}` } };
      const result = await ask(answers(status, refusal, { location: 'http://127.0.0.1:1/' }));
      expect(result).toMatchObject({ fault: 'service_refused', written: '' });
      expect(result.message).toContain(String(status));
      expect(service.asked).toHaveLength(1);
    },
  );

  it('that does not know what we would like is asked without it, once and for all', async () => {
    const answer: Answer = (response, asked) => {
      const unknown = ['stream_options', 'temperature'].find((name) => name in asked.sent);
      if (unknown === undefined) sends(words('Yes') + done)(response, asked);
      else answers(400, { error: { message: `Unsupported parameter: '${unknown}'` } })(response, asked);
    };
    service = await startModelService({ answer });
    const languageModel = createLanguageModel(settingsOf(service), patient);
    for (const count of [3, 4]) {
      expect((await languageModel.write(anyQuestion()).next()).value).toBe('Yes');
      expect(service.asked).toHaveLength(count);
    }
  });

  it.each([
    ['tells of an error at once', 'data: {"error":{"message":"overloaded"}}\n\n', 'service_refused'],
    ['tells of an error by a word', '{"error":"model requires more memory"}', 'service_refused'],
    ['tells of an error later', `${words('Yes')}data: {"error":{"message":"lost"}}\n\n`, 'service_cut_off'],
    ['ends in the middle', words('Yes', ' and'), 'service_cut_off'],
    ['may not write more', words('Yes', ' and') + chunk({}, 'length') + done, 'service_cut_off'],
    ['filters its answer', words('Yes') + chunk({}, 'content_filter') + done, 'service_refused'],
    ['sends a page', '<!doctype html><title>It works!</title>', 'service_nonsense'],
    ['sends another JSON', '{"status":"ok"}', 'service_nonsense'],
    ['sends events of another kind', 'data: {"status":"ok"}\n\n', 'service_nonsense'],
    ['sends broken JSON', 'data: {"choices":[\n\n', 'service_nonsense'],
    ['sends nothing', '', 'service_nonsense'],
    ['says nothing', finished + done, 'service_nonsense'],
    ['only thinks', words('<think>Hm, hm.') + finished + done, 'service_nonsense'],
    [
      'wants a tool',
      chunk({ tool_calls: [{ function: { name: 'sh' } }] }, 'tool_calls') + done,
      'service_nonsense',
    ],
    ['sends an endless line', `data: ${'x'.repeat(300 * 1024)}`, 'service_nonsense'],
    ['sends endless comments', ': keep alive\n\n'.repeat(700_000), 'service_nonsense'],
  ])('that %s is told from others', async (_, body, fault) => {
    expect(await ask(sends(body))).toMatchObject({ fault });
  });

  it('that writes without an end is cut off at the longest answer', async () => {
    const endless: Answer = async (response) => {
      while (!response.destroyed) {
        response.write(words('again and again ').repeat(50));
        await new Promise(setImmediate);
      }
    };
    const { written, fault } = await ask(endless);
    expect(written).toHaveLength(chatLimits.answerMaxLength);
    expect(fault).toBe('service_cut_off');
    await expect.poll(() => service.asked[0]?.isGivenUp).toBe(true);
  });

  it('that takes too long is given up: before the first word, between two, and as a whole', async () => {
    const silent: Answer = () => undefined;
    const begins: Answer = (response) => response.write(words('Yes'));
    const thinks: Answer = async (response) => {
      while (!response.destroyed) {
        response.write(chunk({ reasoning: 'hm' }));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const commented: Answer = async (response) => {
      while (!response.destroyed) {
        response.write(': still there\n\n');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const cases: [Answer, Partial<ModelPatience>, string][] = [
      [silent, { firstMs: 50 }, ''],
      [commented, { firstMs: 50 }, ''],
      [begins, { betweenMs: 50 }, 'Yes'],
      [thinks, { wholeMs: 50 }, ''],
    ];
    for (const [answer, given, written] of cases) {
      const result = await ask(answer, { patience: { ...patient, ...given } });
      expect(result).toMatchObject({ fault: 'service_slow', written });
      await expect.poll(() => service.asked[0]?.isGivenUp).toBe(true);
      await service.stop();
    }
  });

  it('does not answer for a reader who takes their time', async () => {
    service = await startModelService({ answer: sends(words('Yes', ' and', ' no') + done) });
    const patience = { ...patient, firstMs: 20_000, betweenMs: 200 };
    const writing = createLanguageModel(settingsOf(service), patience).write(anyQuestion());
    for (const piece of ['Yes', ' and', ' no']) {
      expect((await writing.next()).value).toBe(piece);
      await new Promise((resolve) => setTimeout(resolve, 2 * patience.betweenMs));
    }
    expect(await writing.next()).toMatchObject({ done: true });
  });

  it('that is not there, or goes before it answers, is away', async () => {
    expect(await ask((response) => response.destroy())).toMatchObject({ fault: 'service_away', written: '' });
    const { url } = service;
    await service.stop();
    const writing = createLanguageModel(settingsOf({ url }), patient).write(anyQuestion());
    await expect(writing.next()).rejects.toMatchObject({ fault: 'service_away' });
  });
});
