/**
 * The typed client of the API. It takes its types from the calls and nothing at run time, so that
 * no schema library travels to the browser: a call is named by its method and path.
 */
import type { z } from 'zod';
import type { calls } from '../calls.ts';
import type { ApiErrorBody } from './api-error.ts';
import type { Call } from './call.ts';
import type { ErrorCode, ErrorFacts } from './error-codes.ts';

type Calls = typeof calls;
type CallsByName = { [K in keyof Calls as `${Calls[K]['method']} ${Calls[K]['path']}`]: Calls[K] };

export type CallName = keyof CallsByName;
export type ResponseOf<N extends CallName> = CallsByName[N] extends { response: infer R extends z.ZodType }
  ? z.output<R>
  : never;

type Part<C, K extends string, Read extends 'input' | 'output'> = C extends { readonly [P in K]: infer S }
  ? S extends z.ZodType
    ? { [P in K]: Read extends 'input' ? z.input<S> : z.output<S> }
    : unknown
  : unknown;

/** Query values are given as the server reads them: numbers as numbers. */
export type RequestOf<N extends CallName> = Part<CallsByName[N], 'params', 'input'> &
  Partial<Part<CallsByName[N], 'query', 'output'>> &
  Part<CallsByName[N], 'body', 'input'>;

interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

export interface ApiClientOptions {
  /** Empty for the page's own origin. */
  origin?: string;
  fetch?: typeof fetch;
}

/** A failed call: the server's message, or the status when it gave none. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly facts: ErrorFacts | undefined;

  constructor(message: string, status: number, code?: ErrorCode, facts?: ErrorFacts) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.facts = facts;
  }
}

/** Begins the message of a failure that the server said nothing about; its status follows. */
export const withoutMessage = 'API error: ';

export interface CallInit {
  signal?: AbortSignal;
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean;
}

export type ApiClient = <N extends CallName>(
  name: N,
  request: RequestOf<N>,
  init?: CallInit,
) => Promise<ResponseOf<N>>;

export function createApiClient({ origin = '', fetch: send = fetch }: ApiClientOptions = {}): ApiClient {
  return async <N extends CallName>(name: N, request: RequestOf<N>, init: CallInit = {}) => {
    const { params, query, body } = request as LooseRequest;
    const [method, path] = name.split(' ') as [Call['method'], string];
    const response = await send(origin + addressOf(path, params, query), {
      method,
      credentials: 'include',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...init,
    });
    if (!response.ok) throw await errorOf(response);
    // The server checks every answer against the same contract before it sends it.
    return (response.status === 204 ? {} : await response.json()) as ResponseOf<N>;
  };
}

function addressOf(path: string, params: LooseRequest['params'], query: LooseRequest['query']): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ApiErrorBody> | null;
  const message =
    typeof body?.message === 'string' && body.message !== ''
      ? body.message
      : `${withoutMessage}${response.status} ${response.statusText}`;
  return new ApiError(message, response.status, body?.code, body?.facts);
}
