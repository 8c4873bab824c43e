import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { isTimeZone } from '@academy/contract/school-settings/school-setting-rules.ts';
import { z } from 'zod';
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

/** Settings for the embedded server, for operators who know PostgreSQL. */
export const postgresSettings = z.string().transform((text, context) => {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '');
  if (pairs.every((pair) => /^[a-z_]+(\.[a-z_]+)?=\S+$/.test(pair))) return pairs;
  context.addIssue('settings of PostgreSQL with blanks between, such as work_mem=32MB max_connections=200');
  return z.NEVER;
});

export const emailList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .pipe(z.array(z.email({ error: 'a list of email addresses separated by commas' })));

export const timeZone = z.string().refine(isTimeZone, 'the name of a time zone, such as Asia/Dhaka');

export const email = z.email({ error: 'an email address' });

/** Who mail comes from: an address, or a name with an address in angle brackets. */
export const mailbox = z.string().transform((text, context) => {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const isLine = !/[\p{Cc}"]/u.test(name);
  if (isLine && name.length <= 100 && z.email().safeParse(address.trim()).success) {
    return { name: name.trim(), address: address.trim() };
  }
  context.addIssue('an email address, or a name and an address such as My School <school@example.org>');
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
