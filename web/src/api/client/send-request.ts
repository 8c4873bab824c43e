import type { ApiErrorBody } from '@academy/contract/http/api-error.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { api } from './api.ts';
import { sessionMarks } from './session-marks.ts';

interface SentRequest {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Blob | object;
  readonly signal?: AbortSignal;
}

interface Means {
  readonly send: typeof fetch;
  /** Whether it is known ahead that the session has run out: megabytes are then not sent in vain. */
  readonly isStale: () => boolean;
  /** Refuses when there is no session left to renew. */
  readonly renewSession: () => Promise<unknown>;
}

const means: Means = {
  send: (...request) => fetch(...request),
  isStale: () => sessionMarks().stale,
  renewSession: () => api('GET /api/auth/me', {}),
};

/**
 * For what the typed client does not do: a body of raw bytes, and a failure that is told as the server wrote it,
 * '{status}: {response text}'. A session that ran out is renewed once, like there.
 */
export async function sendRequest<Answer>(request: SentRequest, by: Means = means): Promise<Answer> {
  const response = await responseTo(request, by);
  // The server checks every answer against the contract before it sends it.
  return (response.status === 204 ? {} : await response.json()) as Answer;
}

/** The response as it begins, for an answer that is read as it comes. */
export async function responseTo(
  request: SentRequest,
  { send, isStale, renewSession }: Means = means,
): Promise<Response> {
  const attempt = () => send(request.path, initOf(request));
  if (isStale()) await renewSession();
  let response = await attempt();
  if (response.status === 401) {
    await renewSession();
    response = await attempt();
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

function initOf({ method, body, signal }: SentRequest): RequestInit {
  const raw = body instanceof Blob;
  return {
    method,
    credentials: 'include',
    headers: { 'content-type': raw ? body.type : 'application/json' },
    body: raw ? body : JSON.stringify(body),
    ...(signal && { signal }),
  };
}

async function failureOf(response: Response): Promise<RequestFailure> {
  return new RequestFailure(response.status, await response.text().catch(() => ''));
}

export class RequestFailure extends ApiError {
  /** What the server says to people; empty when it was no answer of ours, a proxy's page say. */
  readonly reason: string;

  constructor(status: number, text: string) {
    const { message = '', code, facts } = bodyOf(text);
    super(`${status}: ${text}`, status, code, facts);
    this.name = 'RequestFailure';
    this.reason = message;
  }
}

function bodyOf(text: string): Partial<ApiErrorBody> {
  try {
    const body = JSON.parse(text) as Partial<ApiErrorBody> | null;
    return typeof body?.message === 'string' ? body : {};
  } catch {
    return {};
  }
}
