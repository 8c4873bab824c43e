import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '../loopback-address.ts';

/** Settings that are addresses, each with what is expected of it as in `setting-values.ts`. */

export const hostName = z
  .string()
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|[0-9a-f:.]*:[0-9a-f:.]*)$/i, {
    error: 'a host name or an IP address without a port, such as 127.0.0.1 or 0.0.0.0',
  });

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isWebUrl(url: URL | null): url is URL {
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

/** Scheme, host and port and nothing more; kept without the trailing slash. */
export const origin = z.string().transform((text, context) => {
  const url = parseUrl(text);
  if (isWebUrl(url) && (url.href === `${url.origin}/` || url.href === url.origin)) return url.origin;
  context.addIssue('an address of the form https://academy.example.org, without a path');
  return z.NEVER;
});

/** A page anywhere. Names and passwords in it would be told to everybody. */
export const webAddress = z.string().transform((text, context) => {
  const url = parseUrl(text);
  if (isWebUrl(url) && url.username === '' && url.password === '' && url.href.length <= 2048) return url.href;
  context.addIssue('an address that begins with http:// or https://, such as https://example.org/help');
  return z.NEVER;
});

/** Of a service of the operator's own choice; kept without a slash at its end, and never with a name or a password in it. */
export const serviceAddress = z.string().transform((text, context) => {
  const url = parseUrl(text);
  const isPlain =
    isWebUrl(url) && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (isPlain) return url.href.replace(/\/+$/, '');
  context.addIssue('an address that begins with http:// or https://, such as http://localhost:8080');
  return z.NEVER;
});

/**
 * A provider is known by the very address that it calls itself, and some end theirs in a slash: only after a bare host,
 * where it makes no difference, none is kept. Over plain http, signing in is only safe on this machine itself.
 */
export const issuer = z
  .string()
  .refine((text) => isWebUrl(parseUrl(text)), 'an address that begins with http:// or https://')
  .transform((text) => text.replace(/^(\w+:\/\/[^/]+)\/+$/, '$1'))
  .refine(
    (text) => new URL(text).protocol === 'https:' || isLoopback(text),
    'an address that begins with https:// (http:// is taken for localhost alone)',
  );

export const databaseUrl = z.string().refine((text) => {
  const url = parseUrl(text);
  return (
    url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1
  );
}, 'an address of the form postgres://user:password@host:5432/database');

/** Over TLS from its first byte (smtps), or by STARTTLS where the server offers it (smtp). */
export const smtpUrl = z.string().refine((text) => {
  const url = parseUrl(text);
  const isBare = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  return isBare && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}, 'an address of the form smtps://user:password@host:465, with % signs for what has no place in addresses');

/** Names that stand for the addresses of this machine, of its link and of private networks. */
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whose word counts about where a request came from: addresses, networks such as 10.0.0.0/8, or those names. */
export const proxyList = z.string().transform((text, context) => {
  const entries = text.split(',').map((entry) => entry.trim());
  const proxies = entries.filter((entry) => entry !== '');
  if (!proxies.every(isProxy)) {
    context.addIssue('addresses or networks with commas between, such as loopback, 10.0.0.7 or 10.0.0.0/8');
  } else if (proxies.some(trustsEverything)) {
    context.addIssue(
      'addresses or networks of your own proxies: with all the world among them, everybody could claim any address',
    );
  } else return proxies;
  return z.NEVER;
});

function isProxy(text: string): boolean {
  if (PROXY_NAMES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function trustsEverything(proxy: string): boolean {
  return /\/0+$/.test(proxy);
}

/** The inside of a web server in front, such as /protected-media; kept without the trailing slash. */
export const addressPath = z
  .string()
  .regex(/^(\/[\w.-]+)+\/?$/, 'a path that begins with a slash, such as /protected-media')
  .transform((text) => text.replace(/\/$/, ''));
