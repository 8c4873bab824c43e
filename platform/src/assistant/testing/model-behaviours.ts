import type { ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Conversation } from './conversation.ts';
import { obey } from './obedient-model.ts';

interface Asking {
  readonly response: ServerResponse;
  readonly asked: Conversation & { readonly authorization: string | null; readonly body: string };
  /** Between two words. */
  readonly wordMs: number;
}

type Behaviour = (asking: Asking) => void | Promise<void>;

const quote = ({ passages }: Conversation, at: number) => firstSentence(passages[at]?.text ?? '');

/** How a model behaves, by its name. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  good: (asking) => say(asking, goodAnswer(asking.asked)),
  second: (asking) => say(asking, `In other words: ${goodAnswer(asking.asked)}`),
  /** More than any academy wants to pay in a day. */
  costly: (asking) => say(asking, goodAnswer(asking.asked), 50_000_000),
  /** It may have much to tell. */
  obedient: (asking) => say({ ...asking, wordMs: 0 }, obey(asking.asked) ?? goodAnswer(asking.asked)),
  'wrong-citations': (asking) =>
    say(
      asking,
      `${quote(asking.asked, 0)} [1]\nThe moon is made of cheese. [99]\nEverybody knows that. [0, 17]`,
    ),
  'no-citations': (asking) => say(asking, 'The moon is made of cheese.\nEverybody knows that.'),
  /** It goes on until it is told to stop, and never faster than somebody can read. */
  slow: (asking) => say({ ...asking, wordMs: Math.max(asking.wordMs, 100) }, repeated(asking.asked)),
  /** Begins to answer, and then is not heard of. */
  silent: ({ response }) => void response.writeHead(200, eventStream).flushHeaders(),
  refusing: ({ response, asked }) => {
    const message = `Incorrect API key provided: ${asked.authorization}. You exceeded your current quota.`;
    response.writeHead(429, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message, type: 'insufficient_quota' } }));
  },
  nonsense: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>It works!</title>');
  },
  async 'cut-off'(asking) {
    await write(asking, `${quote(asking.asked, 0)} [1]\nAnd what nobody will ever`);
    asking.response.destroy();
  },
};

const eventStream = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };

/** As the documentation has it: words, why it stopped, what it cost, and the end. */
async function say(asking: Asking, answer: string, cost?: number): Promise<void> {
  const words = await write(asking, answer);
  send(asking, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  const prompt = Math.ceil(asking.asked.body.length / 4);
  send(asking, { choices: [], usage: { prompt_tokens: prompt, completion_tokens: cost ?? words } });
  asking.response.end('data: [DONE]\n\n');
}

async function write(asking: Asking, answer: string): Promise<number> {
  asking.response.writeHead(200, eventStream);
  asking.response.write(': ready\n\n');
  const words = answer.match(/\s*\S+/g) ?? [];
  for (const content of words) {
    if (asking.response.destroyed) break;
    send(asking, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
    await (asking.wordMs > 0 ? delay(asking.wordMs) : nextTurn());
  }
  return words.length;
}

function send({ response }: Asking, chunk: object): void {
  const about = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'stand-in' };
  response.write(`data: ${JSON.stringify({ ...about, ...chunk })}\n\n`);
}

function firstSentence(text: string): string {
  return /^.*?[.!?।](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text;
}

/** A sentence of each of the first passages, with its number. */
function goodAnswer({ passages }: Conversation): string {
  const said = passages.slice(0, 2).map(({ text }, index) => `${firstSentence(text)} [${index + 1}]`);
  return said.length === 0 ? 'NO_PASSAGE_FITS' : said.join('\n');
}

function repeated(asked: Conversation): string {
  return Array.from({ length: 200 }, () => goodAnswer(asked)).join('\n');
}
