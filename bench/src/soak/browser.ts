import { createHttpClient, type HttpAnswer } from '../http-client.ts';

export interface Sending {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
}

/** As much of a learner's browser as the academy can tell: an address, a few connections, and cookies. */
export interface Browser {
  /** Fails unless the answer is a success. */
  send(path: string, sending?: Sending): Promise<HttpAnswer>;
  signIn(person: { readonly email: string; readonly name: string }): Promise<void>;
  /** As it is sent with every call. */
  cookie(): string;
  close(): void;
}

const redirectsAtMost = 10;

export function openBrowser(origin: string, address: string): Browser {
  // Two are what a page of ours has under way most of the time.
  const client = createHttpClient({ connections: 2 });
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const exchange = async (
    url: URL,
    { method = 'GET', type, body }: { method?: string; type?: string; body?: string },
  ) => {
    const answer = await client.send(url, {
      method,
      headers: {
        // The address as a proxy on the same machine would tell it.
        'x-forwarded-for': address,
        cookie: cookie(),
        origin,
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };

  const visit = async (start: URL, options: Parameters<typeof exchange>[1] = {}): Promise<URL> => {
    let url = start;
    let answer = await exchange(url, options);
    for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
      if (hops === redirectsAtMost) throw new Error(`${start.pathname} leads nowhere.`);
      url = new URL(answer.headers.location ?? '', url);
      answer = await exchange(url, {});
    }
    if (answer.status !== 200) throw new Error(`${url.pathname}: ${answer.status}`);
    return url;
  };

  return {
    send: async (path, { method = 'GET', body } = {}) => {
      const sent = body === undefined ? {} : { type: 'application/json', body: JSON.stringify(body) };
      const answer = await exchange(new URL(path, origin), { method, ...sent });
      if (answer.status < 200 || answer.status >= 300) {
        throw new Error(`${method} ${path}: ${answer.status} ${answer.body.subarray(0, 200)}`);
      }
      return answer;
    },
    signIn: async (person) => {
      const chooser = await visit(new URL('/api/auth/google', origin));
      const arrived = await visit(chooser, {
        method: 'POST',
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(person).toString(),
      });
      if (arrived.searchParams.has('error')) throw new Error(`${person.email} could not sign in: ${arrived}`);
    },
    cookie,
    close: () => client.close(),
  };
}
