import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { renameInto } from './blobs/durable-files.ts';
import { ensureDataFolder } from './data-folder.ts';

/*
 * The secret of this academy: made once and kept in the data folder, for its owner's eyes only. While it is being
 * changed the file has several, the newest first, with an empty line between them. Lines without one may be a list of an
 * earlier version, or one secret that was wrapped (as `openssl rand -base64 64` does): both are read.
 */

/** The newest first. */
export type SecretList = readonly [newest: string, ...older: string[]];

const SHORTEST = 32;

export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'secret');
}

/** null when there is none yet. At once, because it may have to be read again in the middle of a request. */
export function readSecretFile(dataDir: string): SecretList | null {
  const file = secretFile(dataDir);
  try {
    return parseSecrets(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseSecrets(text: string, file: string): SecretList {
  const { list, lines, whole } = readingsOf(text);
  if (list.length > 1 && areLong(list)) return list;
  if (lines.length > 1 && areLong(lines)) return [...lines, ...whole];
  if (areLong(whole)) return whole;
  throw new Error(`The secret in ${file} must be at least ${SHORTEST} characters long.`);
}

function areLong(secrets: SecretList): boolean {
  return secrets.every(({ length }) => length >= SHORTEST);
}

/** What the text of a file may mean, by the version that wrote it: a list, one secret in each line, or all of it one secret. */
export function readingsOf(text: string): Readonly<Record<'list' | 'lines' | 'whole', SecretList>> {
  const whole = text.trim();
  const split = (separator: RegExp): SecretList => {
    const [newest = '', ...older] = whole.split(separator).map((part) => part.trim());
    return [newest, ...older];
  };
  return { list: split(/\n{2,}/), lines: split(/\n+/), whole: [whole] };
}

export function secretText(secrets: SecretList): string {
  return `${secrets.join('\n\n')}\n`;
}

/** Two processes that start at once agree on one secret, because only the first can link its file into place. */
export async function readOrMakeSecretFile(dataDir: string): Promise<SecretList> {
  const existing = readSecretFile(dataDir);
  if (existing !== null) return existing;

  await ensureDataFolder(dataDir);
  await withDraft(dataDir, [newSecret()], await stat(dataDir), async (draft) => {
    await link(draft, secretFile(dataDir)).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  });
  const made = readSecretFile(dataDir);
  if (made === null) throw new Error(`The secret in ${dataDir} vanished while it was being made.`);
  return made;
}

/** Puts a new secret first; those before it are still read. Answers all of them. */
export async function addSecretTo(dataDir: string): Promise<SecretList> {
  const existing = await readOrMakeSecretFile(dataDir);
  return replaceSecretFile(dataDir, [newSecret(), ...existing]);
}

export async function replaceSecretFile(dataDir: string, secrets: SecretList): Promise<SecretList> {
  const file = secretFile(dataDir);
  await withDraft(dataDir, secrets, await stat(file), (draft) => renameInto(draft, file));
  return secrets;
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

async function withDraft(
  dataDir: string,
  secrets: SecretList,
  owner: { readonly uid: number; readonly gid: number },
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = path.join(dataDir, `secret.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(secretText(secrets));
      // Changed once as root, it must still be readable to the account that runs the academy.
      if (process.getuid?.() === 0) await handle.chown(owner.uid, owner.gid);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await use(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
