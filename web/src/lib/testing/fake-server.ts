/**
 * The academy's API for component tests, at the lowest level that a browser has: `fetch`. It is typed by the contract.
 * Calls are answered by their name there, what is asked and what is answered is held against their schemas, and whatever
 * is not answered on purpose fails the test.
 */
import { calls } from '@academy/contract/calls.ts';
import type { Call } from '@academy/contract/http/call.ts';
import type { ErrorCode } from '@academy/contract/http/error-codes.ts';

type Calls = typeof calls;
export type CallKey = keyof Calls;
/** As zod tells of its schemas, which the web app does not depend on. */
type InputOf<S> = S extends { readonly _zod: { readonly input: infer I } } ? I : never;
type OutputOf<S> = S extends { readonly _zod: { readonly output: infer O } } ? O : never;
type Part<K extends CallKey, P extends string> = Calls[K] extends { readonly [Q in P]: infer S }
  ? OutputOf<S>
  : undefined;

export interface FakeRequest<K extends CallKey = CallKey> {
  readonly params: Part<K, 'params'>;
  readonly query: Part<K, 'query'>;
  /** As it was sent. */
  readonly body: Part<K, 'body'>;
}

export type Answer<K extends CallKey> = InputOf<Calls[K]['response']>;
type Handler<K extends CallKey> = (
  request: FakeRequest<K>,
) => Answer<K> | FakeFailure | Promise<Answer<K> | FakeFailure>;
export type Answers = { [K in CallKey]?: Answer<K> | FakeFailure | Handler<K> };

/** What comes instead of the answer of the contract. */
export class FakeFailure {
  readonly response: (signal: AbortSignal | undefined) => Response;

  constructor(response: (signal: AbortSignal | undefined) => Response) {
    this.response = response;
  }
}

export const refused = (status: number, message = 'Away', code: ErrorCode = 'unavailable'): FakeFailure =>
  new FakeFailure(() => Response.json({ message, code }, { status }));

export const away = refused(503);

/** Keeps a call waiting until it is told to fail. */
export function held(failure = away): {
  readonly answer: () => Promise<FakeFailure>;
  readonly fail: () => void;
} {
  const { promise, resolve } = Promise.withResolvers<FakeFailure>();
  return { answer: () => promise, fail: () => resolve(failure) };
}

export class NoConnection extends TypeError {}

/** As a browser tells that there is no connection. */
export const unreachable = new FakeFailure(() => {
  throw new NoConnection('Failed to fetch');
});

interface Made {
  readonly key: CallKey;
  readonly request: FakeRequest;
}

export interface FakeServer {
  readonly fetch: typeof fetch;
  /** The last word on a call counts. */
  answer(answers: Answers): void;
  /** Files that are no calls, by their path. One that is left out is not there. */
  serve(files: Readonly<Record<string, string>>): void;
  /** What was asked by a call, the oldest first. */
  requests<K extends CallKey>(key: K): FakeRequest<K>[];
  /** The names of all calls that were made. */
  made(): CallKey[];
  /** What was asked or answered against the contract, or not answered at all. */
  readonly problems: string[];
  /** Forgets everything, for the next test. */
  reset(): void;
}

function createFakeServer(): FakeServer {
  let answers: Answers = {};
  let files: Readonly<Record<string, string>> = {};
  const log: Made[] = [];
  const problems: string[] = [];

  const answerTo = async (
    method: string,
    url: URL,
    body: unknown,
    signal?: AbortSignal,
  ): Promise<Response> => {
    const found = findCall(method, url.pathname);
    if (found === undefined) throw new Error(`The contract has no call ${method} ${url.pathname}.`);
    const { key, call, params } = found;
    const query = Object.fromEntries(url.searchParams);
    call.params?.parse(params);
    if (call.body !== undefined) call.body.parse(body);
    const request = { params, query: call.query?.parse(query), body } as unknown as FakeRequest;
    log.push({ key, request });
    const given = answers[key] as Answer<CallKey> | FakeFailure | Handler<CallKey> | undefined;
    if (given === undefined) throw new Error(`${key} (${method} ${url.pathname}) has no answer here.`);
    const said = await (typeof given === 'function' ? given(request) : given);
    if (said instanceof FakeFailure) return said.response(signal);
    const answer = call.response.parse(said);
    return call.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(answer, { status: call.status });
  };

  return {
    problems,
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    serve: (more) => {
      files = { ...files, ...more };
    },
    requests: <K extends CallKey>(key: K) =>
      log.filter((made) => made.key === key).map(({ request }) => request as FakeRequest<K>),
    reset: () => {
      answers = {};
      files = {};
      log.length = 0;
      problems.length = 0;
    },
    made: () => log.map(({ key }) => key),
    fetch: async (input, init) => {
      const url = new URL(String(input), window.location.origin);
      const file = files[url.pathname];
      if (file !== undefined) return new Response(file);
      // A file of the app, such as a worker's, is no call, and there are none here.
      if (!url.pathname.startsWith('/api/') || isFile(url.pathname))
        return new Response(null, { status: 404 });
      try {
        const text = typeof init?.body === 'string' ? init.body : undefined;
        const answer = await answerTo(
          init?.method ?? 'GET',
          url,
          text && JSON.parse(text),
          init?.signal ?? undefined,
        );
        init?.signal?.throwIfAborted();
        return answer;
      } catch (error) {
        if (!(error instanceof NoConnection) && !init?.signal?.aborted) problems.push(String(error));
        throw error;
      }
    },
  };
}

/** Of a certificate, or painted. */
const isFile = (pathname: string) =>
  /^\/api\/(alpana|certificates\/(status-lists|[^/]+\/credential))/.test(pathname);

/** A fixed path is meant before one with a parameter in the same place. */
function findCall(method: string, pathname: string) {
  const fitting = (Object.entries(calls) as [CallKey, Call][])
    .filter(([, call]) => call.method === method)
    .flatMap(([key, call]) => {
      const pattern = new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      const groups = pattern.exec(pathname)?.groups;
      return pattern.test(pathname) ? [{ key, call, params: decoded(groups ?? {}) }] : [];
    });
  return fitting.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** The one that component tests fetch from: what holds `fetch` from the start on has to find it whenever it asks. */
export const server = createFakeServer();
