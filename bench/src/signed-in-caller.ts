import { createHttpClient } from './http-client.ts';
import type { RunningAcademy } from './running-academy.ts';

export interface Caller {
  /** Fails unless the academy did it. */
  call(method: 'POST' | 'PUT', path: string, options?: { body?: object; from?: string }): Promise<void>;
  close(): void;
}

/** Somebody signed in who changes things, over ten connections. */
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
