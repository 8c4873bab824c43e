/** The calls of one person, over HTTP as the web app makes them. */
export interface Caller {
  get(path: string): Promise<unknown>;
  /** Answers what the call answered, as JSON where it is. */
  send(method: 'POST' | 'PUT', path: string, body: object): Promise<unknown>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function callerAt(origin: string, cookie: string): Caller {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie, origin };
    const response = await fetch(new URL(path, origin), { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    fetch: call,
    get: async (path) => (await call(path)).json(),
    send: async (method, path, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await call(path, { method, headers, body: JSON.stringify(body) });
      return answer.status === 204 ? null : answer.json();
    },
  };
}
