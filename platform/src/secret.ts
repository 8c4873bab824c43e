import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ensureDataFolder } from './data-folder.ts';

/**
 * The secret of this academy: made once and kept in the data folder, for its owner's eyes only. Two processes
 * that start at once agree on one secret, because only the first can link its file into place.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const existing = await readSecret(dataDir);
  if (existing !== null) return existing;

  await ensureDataFolder(dataDir);
  const draft = path.join(dataDir, `secret.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeDraft(draft, randomBytes(48).toString('base64url'), await stat(dataDir));
    await link(draft, secretFile(dataDir)).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(dataDir);
  if (made === null) throw new Error(`The secret in ${dataDir} vanished while it was being made.`);
  return made;
}

export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'secret');
}

/** null when there is none yet. */
export async function readSecret(dataDir: string): Promise<string | null> {
  const file = secretFile(dataDir);
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < 32) throw new Error(`The secret in ${file} must be at least 32 characters long.`);
    return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function writeDraft(file: string, secret: string, folder: Stats): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${secret}\n`);
    // Started once as root, the academy must still start as the account that owns the folder.
    if (process.getuid?.() === 0) await handle.chown(folder.uid, folder.gid);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
