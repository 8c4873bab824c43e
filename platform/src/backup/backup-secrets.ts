import { hkdfSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../blobs/durable-files.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { readingsOf, type SecretList, secretFile, secretText } from '../secret-file.ts';
import { openSecrets } from '../secrets.ts';
import { countSeals } from '../videos/content-key.ts';
import { BackupError } from './backup-error.ts';
import { secretFileOf } from './backup-folder.ts';
import type { Manifest } from './manifest.ts';

type SecretConfig = Pick<Config, 'dataDir' | 'secret' | 'oldSecrets'>;

/** Tells whether two academies have one secret, without telling the secret. */
export function secretFingerprint(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'academy backup fingerprint', 32)).toString('hex');
}

/** The secret that the backup was made with has to be among those that are given, in the settings or in the backup. */
export function assertSecret({ secret }: Manifest, config: SecretConfig, included: SecretList | null): void {
  const given = [...(config.secret === null ? [] : [config.secret]), ...config.oldSecrets];
  if (given.some((candidate) => secretFingerprint(candidate) === secret.fingerprint)) return;
  if (config.secret === null && included !== null) return;
  if (given.length === 0) {
    throw new BackupError(
      'The backup was made without the secret of its academy, which its videos are locked with: set ACADEMY_SECRET to it, or ACADEMY_OLD_SECRETS where there is a newer one by now.',
    );
  }
  const orElse =
    included === null ? '' : ', or remove ACADEMY_SECRET, because the backup includes the secret';
  throw new BackupError(
    `ACADEMY_SECRET is not the secret of the academy that the backup was made of: its videos could not be played. Add that one to ACADEMY_OLD_SECRETS${orElse}.`,
  );
}

/** How many videos are locked with a secret that is neither in the settings nor in the backup. */
export async function countLockedVideos({ db }: Database, config: SecretConfig): Promise<number> {
  return (await countSeals(db, await openSecrets(config))).unopened;
}

/** null when it was left out. */
export async function readIncludedSecrets(
  folder: string,
  { snapshot, secret }: Manifest,
): Promise<SecretList | null> {
  if (!secret.isIncluded) return null;
  const file = secretFileOf(path.join(folder, snapshot));
  const text = (await orNull(readFile(file, 'utf8'))) ?? '';
  const told = [secret.fingerprint, ...(secret.older ?? [])].join();
  const { list, lines, whole } = readingsOf(text);
  const found = [list, lines, whole].find((secrets) => secrets.map(secretFingerprint).join() === told);
  if (found !== undefined) return found;
  throw new BackupError(`The secret in ${file} is missing or was changed.`);
}

export async function restoreSecrets(dataDir: string, secrets: SecretList): Promise<void> {
  await writeFile(secretFile(dataDir), secretText(secrets), { flag: 'wx', mode: 0o600, flush: true });
}
