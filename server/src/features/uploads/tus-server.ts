import { Readable } from 'node:stream';
import { uploadsPath } from '@academy/contract/uploads/upload-paths.ts';
import { newId } from '@academy/platform/ids.ts';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import type { TusDataStore } from './tus-data-store.ts';
import type { UploadLocker } from './upload-locker.ts';
import { readUploadMetadata } from './upload-metadata.ts';
import type { UploadsService } from './uploads.service.ts';

export interface TusParts {
  readonly dataStore: TusDataStore;
  readonly locker: UploadLocker;
  readonly uploads: UploadsService;
  /** The most bytes that anybody may upload at once. */
  readonly findLargest: () => Promise<number>;
}

/** A request that is under way, the upload that it began, and the error that it failed with. */
interface Exchange {
  readonly request: FastifyRequest;
  begunId?: string;
  failure?: unknown;
}

/** Without an id it is about uploads as such: what is possible, or a new one. */
export type AnswerTus = (request: FastifyRequest, reply: FastifyReply, id?: string) => Promise<FastifyReply>;

/**
 * The tus protocol, spoken by its own library between a request of ours and an answer of ours, so that hooks, headers
 * and errors are the same as everywhere in the API. Access is decided before.
 */
export function createTusServer({ dataStore, locker, uploads, findLargest }: TusParts): AnswerTus {
  const exchanges = new WeakMap<Request, Exchange>();
  const tus = new Server({
    path: uploadsPath,
    datastore: dataStore,
    locker,
    // Only a writer that has fallen silent is asked to end: there is nothing to wait for.
    lockDrainTimeout: 1,
    // What its purpose and its uploader allow is said when it begins.
    maxSize: ({ method }) => (method === 'OPTIONS' ? findLargest() : 0),
    relativeLocation: true,
    namingFunction: () => newId(),
    onUploadCreate: async (asked, { id, size = 0 }) => {
      const exchange = exchanges.get(asked);
      if (exchange === undefined) throw new Error('An upload was begun outside of a request.');
      const { headers } = exchange.request;
      const metadata = readUploadMetadata(headers['upload-metadata']);
      await uploads.begin({ id, userId: signedIn(exchange.request).id, bytes: size, metadata });
      exchange.begunId = id;
      return {};
    },
    onUploadFinish: async (_asked, { id }) => {
      await uploads.finish(id);
      return {};
    },
    onResponseError: (asked, error) => {
      const exchange = exchanges.get(asked);
      if (exchange !== undefined) exchange.failure = error;
      return undefined;
    },
  });

  return async (request, reply, id) => {
    const asked = webRequestOf(request, reply, id === undefined ? uploadsPath : `${uploadsPath}/${id}`);
    const exchange: Exchange = { request };
    exchanges.set(asked, exchange);
    const answer = await tus.handleWeb(asked);
    for (const [name, value] of answer.headers) {
      if (/^(tus|upload)-|^location$/.test(name)) void reply.header(name, value);
    }
    if (answer.status < 400) return reply.code(answer.status).send();
    if (exchange.begunId !== undefined) await uploads.forget(exchange.begunId);
    if (isOurs(exchange.failure)) throw exchange.failure;
    throw refusalOf(answer.status, await answer.text());
  };
}

/** The protocol's own refusals, by their status: what they mean to the person who uploads. */
function refusalOf(status: number, text: string): Refusal {
  switch (status) {
    case 404:
    case 410:
      return new Refusal('upload_gone');
    case 409:
      return new Refusal('upload_offset_differs');
    case 412:
      return new Refusal('upload_protocol_missing');
    case 413:
      return new Refusal('upload_too_long');
    default:
      return new Refusal('bad_request', text.trim());
  }
}

/** The library's own refusals carry their status; anything else is of our making. */
function isOurs(failure: unknown): failure is Error {
  return failure instanceof Error && !('status_code' in failure);
}

const ourHost = 'http://academy.invalid';

/** Only the headers that the protocol speaks of: what proxies add means nothing to it, and some of it it refuses. */
function webRequestOf({ raw, method }: FastifyRequest, reply: FastifyReply, path: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    if (/^(tus-|upload-|content-(type|length)$)/.test(name)) headers.set(name, String(value));
  }
  const hasBody = method === 'POST' || method === 'PATCH';
  const request = new Request(new URL(path, ourHost), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(raw), duplex: 'half' as const } : {}),
  });
  // By this the library hears of a connection that breaks, and keeps what has come until then.
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw, res: reply.raw } } });
}
