import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { RunningAcademy } from './running-academy.ts';

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpClient {
  send(url: URL, options?: HttpRequest): Promise<HttpAnswer>;
  close(): void;
}

/**
 * Calls over connections of its own, kept open between calls. Much lighter than `fetch`, which would take more of the
 * machine than the calls it measures; and it follows no redirects.
 */
export function createHttpClient({ connections }: { connections: number }): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (url, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const sent = request(url, { agent, method, headers: { ...headers, ...length } }, (answer) => {
          buffer(answer).then(
            (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
            reject,
          );
        });
        sent.once('error', reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}

export interface Caller {
  /** Fails unless the academy made the change. */
  call(method: 'POST' | 'PUT', path: string, options?: { body?: object; from?: string }): Promise<void>;
  close(): void;
}

/** Makes changes with a session, over ten connections. */
export function createCaller({ origin }: RunningAcademy, cookie: string): Caller {
  const client = createHttpClient({ connections: 10 });
  return {
    call: async (method, path, { body, from = '127.0.0.1' } = {}) => {
      const answer = await client.send(new URL(path, origin), {
        method,
        headers: {
          cookie,
          origin,
          'x-forwarded-for': from,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    },
    close: () => client.close(),
  };
}
