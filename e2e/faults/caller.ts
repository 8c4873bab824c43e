import { request as httpRequest } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Each test reads it in its own way. */
  readonly body: ReturnType<typeof JSON.parse>;
  /** How long it took. */
  readonly ms: number;
}

const HANGS_AFTER_MS = 60_000;
let callers = 0;

/** Calls the API as the web app does, from a client address of its own so that no rate limit is shared. */
export class Caller {
  readonly origin: string;
  readonly #headers: Record<string, string>;

  /** One of several nodes is called at its own origin, by pages that come from that of all. */
  constructor(origin: string, cookie = '', pagesFrom = origin) {
    callers += 1;
    this.origin = origin;
    this.#headers = {
      cookie,
      origin: pagesFrom,
      'x-forwarded-for': `198.51.${Math.floor(callers / 250)}.${(callers % 250) + 1}`,
    };
  }

  /** Throws when the connection breaks, or when there is no answer for far too long. */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    if (body === undefined) return this.send(method, path, {});
    return this.send(method, path, { 'content-type': 'application/json' }, JSON.stringify(body));
  }

  async send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Answer> {
    const from = performance.now();
    const response = await fetch(new URL(path, this.origin), {
      method,
      headers: { ...this.#headers, ...headers },
      signal: AbortSignal.timeout(HANGS_AFTER_MS),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') === true;
    const ms = performance.now() - from;
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text, ms };
  }

  /** For bytes. */
  async bytes(path: string): Promise<Buffer> {
    const response = await fetch(new URL(path, this.origin), {
      headers: this.#headers,
      signal: AbortSignal.timeout(HANGS_AFTER_MS),
    });
    if (response.status !== 200) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** A request with a body that breaks off after so many bytes, as a line does. */
  async sendAndBreak(
    path: string,
    headers: Readonly<Record<string, string>>,
    { bytes, length }: { bytes: Buffer; length: number },
  ): Promise<void> {
    const request = httpRequest(new URL(path, this.origin), {
      method: 'PATCH',
      agent: false,
      headers: { ...this.#headers, ...headers, 'content-length': String(length) },
    });
    request.on('error', () => undefined);
    await new Promise<void>((resolve) => request.write(bytes, () => resolve()));
    request.destroy();
  }

  /** Answers the body, and throws unless the call succeeds. */
  async ask(method: string, path: string, body?: object): Promise<Answer['body']> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** A request of which the academy has everything but the last half of its body, until `finish` is called. */
  async halfSent(method: string, path: string, body: object) {
    const text = JSON.stringify(body);
    const request = httpRequest(new URL(path, this.origin), {
      method,
      agent: false,
      headers: {
        ...this.#headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        expect: '100-continue',
      },
    });
    const status = new Promise<number>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
    });
    status.catch(() => undefined);
    // The academy answers this once it has begun with the request.
    await new Promise<void>((resolve, reject) => {
      request.once('continue', () => resolve()).once('error', reject);
      request.flushHeaders();
    });
    request.write(text.slice(0, 10));
    return {
      finish(): Promise<number> {
        request.end(text.slice(10));
        return status;
      },
    };
  }
}
