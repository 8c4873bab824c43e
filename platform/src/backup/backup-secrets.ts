import type { Config } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import type { SecretList } from '../secret-file.ts';
import { openSecrets } from '../secrets.ts';
import { countSeals } from '../videos/content-key.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { secretFingerprint } from './secret-fingerprint.ts';

type SecretConfig = Pick<Config, 'dataDir' | 'secret' | 'oldSecrets'>;

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
export async function countLockedVideos(connectionString: string, config: SecretConfig): Promise<number> {
  const secrets = await openSecrets(config);
  const database = connectDatabase(connectionString, {
    maxConnections: 1,
    applicationName: 'academy restore',
  });
  try {
    return (await countSeals(database.db, secrets)).unopened;
  } finally {
    await database.close();
  }
}
