import { stat } from 'node:fs/promises';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { readSecret, secretFile } from '@academy/platform/secret.ts';
import { openContentKey } from '@academy/platform/videos/content-key.ts';
import { desc, isNotNull } from 'drizzle-orm';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

/** Letters and digits at random have more than this many different ones in 32; a word that is repeated has fewer. */
const FEWEST_DIFFERENT = 12;

export async function checkSecret(
  config: Pick<Config, 'dataDir' | 'secret'>,
  database: Database | null,
): Promise<Finding> {
  const file = secretFile(config.dataDir);
  let secret: string | null;
  try {
    secret = config.secret ?? (await readSecret(config.dataDir));
  } catch (error) {
    return problem(
      'secret',
      reasonOf(error),
      `Bring back the ${file} of a backup; a new one would lock all videos.`,
    );
  }
  if (!(await opensStoredKey(secret, database))) {
    return problem(
      'secret',
      secret === null
        ? 'is missing, though videos are locked with it'
        : 'is not the one that the videos are locked with',
      `Bring back the former ACADEMY_SECRET, or ${file} of a backup: nothing else opens those videos.`,
    );
  }
  if (secret === null) return good('secret', 'will be made at the first start');
  if (new Set(secret).size < FEWEST_DIFFERENT) {
    return warning(
      'secret',
      'is easily guessed',
      'A better one: openssl rand -base64 48. But a new one signs everybody out and locks every video that there is.',
    );
  }
  return config.secret === null ? checkRights(file) : good('secret', 'ACADEMY_SECRET of the settings');
}

async function checkRights(file: string): Promise<Finding> {
  const { mode } = await stat(file);
  if ((mode & 0o077) === 0) return good('secret', `in ${file}, for its owner's eyes only`);
  return problem('secret', `${file} can be read by other accounts`, `Run: chmod 600 ${file}`);
}

/** True also when there is nothing to open. */
async function opensStoredKey(secret: string | null, database: Database | null): Promise<boolean> {
  const video = database === null || !(await hasVideos(database)) ? null : await newestLockedVideo(database);
  if (video === null || video.sealedKey === null) return true;
  if (secret === null) return false;
  try {
    openContentKey(secret, video.id, video.sealedKey);
    return true;
  } catch {
    return false;
  }
}

/** A database that waits for its first start, or for steps of its schema, may have no place for keys yet. */
async function hasVideos({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_attribute
       WHERE attrelid = to_regclass('video_assets') AND attname = 'sealed_key') AS found`,
  );
  return rows[0]?.found === true;
}

async function newestLockedVideo({ db }: Database) {
  const [video] = await db
    .select({ id: videoAssets.id, sealedKey: videoAssets.sealedKey })
    .from(videoAssets)
    .where(isNotNull(videoAssets.sealedKey))
    .orderBy(desc(videoAssets.createdAt))
    .limit(1);
  return video ?? null;
}
