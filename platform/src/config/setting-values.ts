import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { isTimeZone } from '@academy/contract/school-settings/school-setting-rules.ts';
import { z } from 'zod';
import { isLoopback } from '../loopback-address.ts';
import { repositoryRoot } from '../repository-root.ts';

/*
 * One schema for each kind of value a setting can have. The error text of each says what is expected, so that
 * it completes the sentence "PORT must be …".
 */

export function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

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

/** Settings for the embedded server, for operators who know PostgreSQL. */
export const postgresSettings = z.string().transform((text, context) => {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '');
  if (pairs.every((pair) => /^[a-z_]+(\.[a-z_]+)?=\S+$/.test(pair))) return pairs;
  context.addIssue('settings of PostgreSQL with blanks between, such as work_mem=32MB max_connections=200');
  return z.NEVER;
});

export const databaseUrl = z.string().refine((text) => {
  const url = parseUrl(text);
  return (
    url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1
  );
}, 'an address of the form postgres://user:password@host:5432/database');

export const emailList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .pipe(z.array(z.email({ error: 'a list of e-mail addresses separated by commas' })));

export const timeZone = z.string().refine(isTimeZone, 'the name of a time zone, such as Asia/Dhaka');

export const email = z.email({ error: 'an e-mail address' });

/** Over TLS from its first byte (smtps), or by STARTTLS where the server offers it (smtp). */
export const smtpUrl = z.string().refine((text) => {
  const url = parseUrl(text);
  const isBare = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  return isBare && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}, 'an address of the form smtps://user:password@host:465, with % signs for what has no place in addresses');

/** Who mail comes from: an address, or a name with an address in angle brackets. */
export const mailbox = z.string().transform((text, context) => {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const isLine = !/[\p{Cc}"]/u.test(name);
  if (isLine && name.length <= 100 && z.email().safeParse(address.trim()).success) {
    return { name: name.trim(), address: address.trim() };
  }
  context.addIssue('an e-mail address, or a name and an address such as My School <school@example.org>');
  return z.NEVER;
});

export const executable = z
  .string()
  .transform((text) => path.resolve(repositoryRoot, text))
  .refine(isExecutableFile, 'the path of a program that can be run');

function isExecutableFile(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

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

export const bucketName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'the name of a bucket: 3 to 63 small letters, digits, "." and "-"',
  );

export const moveDirection = z.enum(['to-s3', 'to-disk'], { error: 'to-s3 or to-disk' });

export const onOff = z.enum(['0', '1'], { error: '0 or 1' }).transform((text) => text === '1');

export const switched = z.enum(['on', 'off'], { error: 'on or off' }).transform((text) => text === 'on');

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
  error: 'one of trace, debug, info, warn, error, fatal, silent',
});

export const folder = z.string().transform((text) => path.resolve(repositoryRoot, text));

export const text = z.string();

export const secretText = z.string().min(32, 'at least 32 characters long');

/** With commas between. A secret that has a comma itself is written in a JSON list, such as ["one, two"]. */
export const secretList = z.string().transform((text, context) => {
  const secrets = text.startsWith('[') ? parseTexts(text) : text.split(',').map((entry) => entry.trim());
  const given = secrets?.filter((secret) => secret !== '') ?? null;
  if (given?.every((secret) => secretText.safeParse(secret).success)) return given;
  context.addIssue('secrets of at least 32 characters each, with commas between or as a JSON list');
  return z.NEVER;
});

function parseTexts(text: string): string[] | null {
  try {
    return z.array(z.string()).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A secret that goes over the wire in a header, which has no place for other characters. */
export const headerSecret = secretText.regex(
  /^[\x21-\x7e]*$/,
  'without blanks: of letters, digits and signs of ASCII alone',
);

/** As others gave it to us, of any length. */
export const headerText = z
  .string()
  .regex(/^[\x21-\x7e]*$/, 'without blanks: of letters, digits and signs of ASCII alone');

/** Names that a service gives its models. */
export const modelList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries) => [...new Set(entries.filter((entry) => entry !== ''))])
  .pipe(z.array(z.string().max(200)).max(10, { error: 'at most 10 names of models separated by commas' }));
