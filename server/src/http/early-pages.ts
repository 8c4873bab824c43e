/**
 * Sends a page that is kept before its request comes to the router. Most visits begin with one, and half the time of such an answer
 * went into what it has no use for: a logger, a session, hooks.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageCookie } from '@academy/contract/interface/languages.ts';
import type { FastifyInstance } from 'fastify';

/** An answer with all its headers, as the router would send it. */
export interface EarlyAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly bytes: Buffer;
}

export interface EarlyPageOptions {
  /** Undefined for what has to take the long way. */
  readonly find: (request: IncomingMessage) => EarlyAnswer | undefined;
  readonly watchRequest: (method: string | undefined, route: () => string, answer: ServerResponse) => void;
}

const allPages = () => '/*';

export function sendPagesEarly(app: FastifyInstance, { find, watchRequest }: EarlyPageOptions): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  const [toRouter] = app.server.listeners('request') as [
    (request: IncomingMessage, answer: ServerResponse) => void,
  ];
  app.server.removeListener('request', toRouter);
  app.server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    const page = isClosing || !isPlainVisit(request) ? undefined : find(request);
    if (page === undefined) return toRouter(request, answer);
    watchRequest(request.method, allPages, answer);
    answer.writeHead(page.status, page.headers).end(page.bytes);
  });
}

const onlyLanguage = new RegExp(`^${languageCookie}=[\\w-]+$`);

/** A visitor's, with nothing that would change the answer. */
export function isPlainVisit({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'GET' &&
    (headers.cookie === undefined || onlyLanguage.test(headers.cookie)) &&
    headers.origin === undefined &&
    headers['if-none-match'] === undefined
  );
}
