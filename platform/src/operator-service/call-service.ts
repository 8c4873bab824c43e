/**
 * A service that the operator named, such as one that writes down speech or answers. Its address is the operator's own choice,
 * so it may lie in a private network; but the key goes nowhere else, so redirects are not followed.
 */
export interface OperatorService {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string | null;
}

interface Call {
  readonly path: string;
  readonly body: FormData | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const QUOTED_CHARACTERS = 200;

export function callService({ url, key }: OperatorService, { path, body, headers, signal }: Call) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body,
    redirect: 'manual',
    signal,
  });
}

/** More was sent than anything sensible has. */
export class AnswerTooLarge extends Error {}

/** The text of an answer as it comes. Leaving the loop ends the connection. */
export async function* boundedText(answer: Response, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new AnswerTooLarge('The answer is too large.');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

export async function readBounded(answer: Response, mostBytes: number): Promise<string> {
  let text = '';
  for await (const piece of boundedText(answer, mostBytes)) text += piece;
  return text;
}

/** The beginning of what a service says, on one line; the key is ours to keep, even where it is repeated. */
export function quoted(said: string, { key }: Pick<OperatorService, 'key'>): string {
  const plain = key === null || key === '' ? said : said.replaceAll(key, '(the key)');
  return plain.slice(0, QUOTED_CHARACTERS).replace(/\s+/gu, ' ');
}

/** Of a failed fetch, which says only that it failed. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
}
