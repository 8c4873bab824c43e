/**
 * Calls that are made before the code is there that wants their answers. Each answer is handed to one caller, the first
 * that makes the same call; whoever comes after it asks the server.
 */
import {
  type ApiClient,
  ApiError,
  type CallInit,
  type CallName,
  type RequestOf,
  type ResponseOf,
} from '@academy/contract/http/client.ts';

/** An answer that nobody wanted in this time is too old for whoever wants it then. */
const KEPT_MS = 20_000;

export interface CallsAhead {
  readonly api: ApiClient;
  /** Only for calls that read and are told apart by their path. */
  readonly callAhead: <N extends CallName & `GET ${string}`>(
    name: N,
    request: RequestOf<N>,
  ) => Promise<ResponseOf<N>>;
  readonly forget: () => void;
}

export function withCallsAhead(call: ApiClient): CallsAhead {
  const answers = new Map<string, Promise<unknown>>();

  return {
    api: <N extends CallName>(name: N, request: RequestOf<N>, init?: CallInit) => {
      const key = keyOf(name, request);
      const answer = answers.get(key);
      if (answer === undefined) return call(name, request, init);
      answers.delete(key);
      // It lies under the name of its call.
      return answer as Promise<ResponseOf<N>>;
    },
    callAhead: (name, request) => {
      const key = keyOf(name, request);
      const answer = call(name, request);
      answers.set(key, answer);
      const drop = () => {
        if (answers.get(key) === answer) answers.delete(key);
      };
      // What the server refuses is told to whoever takes the answer. That it could not be reached may be over by then.
      answer.catch((error: unknown) => {
        if (!isRefusal(error)) drop();
      });
      setTimeout(drop, KEPT_MS);
      return answer;
    },
    forget: () => answers.clear(),
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function keyOf(name: CallName, request: { params?: Readonly<Record<string, string>> }): string {
  return `${name} ${JSON.stringify(Object.entries(request.params ?? {}).sort())}`;
}
