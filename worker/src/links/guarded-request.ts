import { lookup as resolve } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PermanentVideoError, TransientVideoError } from '../video-errors.ts';
import { isAllowedPort, isPublicAddress } from './address-guard.ts';

export interface GuardedRequestOptions {
  readonly signal: AbortSignal;
  /** How long resolving, connecting and the head of the answer may take together. */
  readonly answerMs: number;
  readonly network: LinkNetwork;
  /** What is sent with it; without this a file is asked for. */
  readonly send?: SentRequest;
}

export interface SentRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The network as links see it. Only tests replace it; there is no setting for it. */
export interface LinkNetwork {
  /** Every address that a name has. */
  resolve(host: string): Promise<readonly string[]>;
  mayConnect(address: string, port: number): boolean;
}

export const publicInternet: LinkNetwork = {
  resolve: async (host) => (await resolve(host, { all: true })).map(({ address }) => address),
  mayConnect: (address, port) => isPublicAddress(address) && isAllowedPort(port),
};

/**
 * One request to an address that was checked. The name is resolved once, all of its addresses are checked, and the
 * connection is made to one of these: a name that resolves differently a moment later (rebinding) has no effect.
 */
export async function guardedRequest(url: URL, options: GuardedRequestOptions): Promise<IncomingMessage> {
  const { signal, answerMs, network, send: sent } = options;
  const tooLate = AbortSignal.timeout(answerMs);
  const addresses = await checkedAddresses(url, network);
  const { promise: answer, resolve: answered, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    // A new connection: a kept one was not checked.
    agent: false,
    lookup: lookupIn(addresses),
    ...(sent === undefined ? {} : { method: sent.method }),
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Academy', ...sent?.headers },
    signal,
  });
  const giveUp = () => request.destroy(new Error('No answer in time.'));
  tooLate.addEventListener('abort', giveUp, { once: true });
  request.once('response', answered).on('error', reject).end(sent?.body);
  try {
    return await answer;
  } catch (error) {
    signal.throwIfAborted();
    throw new TransientVideoError({ code: 'link_unreachable' }, { cause: error });
  } finally {
    tooLate.removeEventListener('abort', giveUp);
  }
}

async function checkedAddresses(url: URL, network: LinkNetwork): Promise<readonly string[]> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new PermanentVideoError({ code: 'link_not_http' });
  }
  if (url.username !== '' || url.password !== '') {
    throw new PermanentVideoError({ code: 'link_with_credentials' });
  }
  // Parsing the link has already turned odd notations such as 0x7f.1 or 2130706433 into plain addresses.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolveName(host, network) : [host];
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (!addresses.every((address) => network.mayConnect(address, port))) {
    throw new PermanentVideoError({ code: 'link_not_public' });
  }
  return addresses;
}

async function resolveName(host: string, network: LinkNetwork): Promise<readonly string[]> {
  const addresses = await network.resolve(host).catch((error: unknown) => {
    throw new TransientVideoError({ code: 'link_host_unknown', host }, { cause: error });
  });
  if (addresses.length === 0) throw new TransientVideoError({ code: 'link_host_unknown', host });
  return addresses;
}

function lookupIn(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all === true || first === undefined) callback(null, found);
    else callback(null, first.address, first.family);
  };
}
