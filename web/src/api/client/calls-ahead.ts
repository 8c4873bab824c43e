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
  /** What it was answered, if it was by now, to be shown at once; it stays for whoever makes the call. */
  readonly answered: <N extends CallName>(name: N, request: RequestOf<N>) => ResponseOf<N> | undefined;
  /** The same for those who do not make the call when they have its answer. */
  readonly takeAnswered: <N extends CallName>(name: N, request: RequestOf<N>) => ResponseOf<N> | undefined;
  readonly forget: () => void;
}

interface CallAhead {
  readonly answer: Promise<unknown>;
  /** Undefined until it has come. */
  data?: unknown;
}

export function withCallsAhead(call: ApiClient): CallsAhead {
  const ahead = new Map<string, CallAhead>();

  const answered = <N extends CallName>(name: N, request: RequestOf<N>) =>
    // It lies under the name of its call.
    ahead.get(keyOf(name, request))?.data as ResponseOf<N> | undefined;

  return {
    answered,
    takeAnswered: (name, request) => {
      const data = answered(name, request);
      if (data !== undefined) ahead.delete(keyOf(name, request));
      return data;
    },
    api: <N extends CallName>(name: N, request: RequestOf<N>, init?: CallInit) => {
      const key = keyOf(name, request);
      const made = ahead.get(key);
      if (made === undefined) return call(name, request, init);
      ahead.delete(key);
      return made.answer as Promise<ResponseOf<N>>;
    },
    callAhead: (name, request) => {
      const key = keyOf(name, request);
      const answer = call(name, request);
      const made: CallAhead = { answer };
      ahead.set(key, made);
      const drop = () => {
        if (ahead.get(key) === made) ahead.delete(key);
      };
      answer.then(
        (data) => {
          made.data = data;
        },
        // What the server refuses is told to whoever makes the call. That it could not be reached may be over by then.
        (error: unknown) => {
          if (!isRefusal(error)) drop();
        },
      );
      setTimeout(drop, KEPT_MS);
      return answer;
    },
    forget: () => ahead.clear(),
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function keyOf(name: CallName, request: { params?: Readonly<Record<string, string>> }): string {
  return `${name} ${JSON.stringify(Object.entries(request.params ?? {}).sort())}`;
}
