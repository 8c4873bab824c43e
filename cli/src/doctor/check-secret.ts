import { stat } from 'node:fs/promises';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { secretFile } from '@academy/platform/secret-file.ts';
import { fixedSecrets, readSecrets, type Secrets } from '@academy/platform/secrets.ts';
import { countSeals, type SealCounts } from '@academy/platform/videos/content-key.ts';
import { hasOlderProcess } from '../secret/older-process.ts';
import { resealNext, restartFirst } from '../secret/secret-status.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

/** Letters and digits at random have more than this many different ones in 32; a word that is repeated has fewer. */
const FEWEST_DIFFERENT = 12;

export async function checkSecret(
  config: Pick<Config, 'dataDir' | 'secret' | 'oldSecrets'>,
  database: Database | null,
): Promise<Finding> {
  const file = secretFile(config.dataDir);
  let secrets: Secrets | null;
  try {
    secrets = readSecrets(config);
  } catch (error) {
    return problem(
      'secret',
      reasonOf(error),
      `Bring back the ${file} of a backup; a new one would lock all videos.`,
    );
  }
  const locked = await checkLockedVideos(secrets, database, config);
  if (locked !== null) return locked;
  if (secrets === null) return good('secret', 'will be made at the first start');
  if (new Set(secrets.newest).size < FEWEST_DIFFERENT) {
    return warning(
      'secret',
      'is easily guessed',
      'A better one: openssl rand -base64 48. "Changing the secret" in docs/operations.md says how nobody is signed out by it.',
    );
  }
  const older = secrets.all.length > 1 ? ', and an older one is still read' : '';
  return config.secret === null
    ? checkRights(file, older)
    : good('secret', `ACADEMY_SECRET of the settings${older}`);
}

async function checkRights(file: string, older: string): Promise<Finding> {
  const { mode } = await stat(file);
  if ((mode & 0o077) === 0) return good('secret', `in ${file}, for its owner's eyes only${older}`);
  return problem('secret', `${file} can be read by other accounts`, `Run: chmod 600 ${file}`);
}

/** null when the newest secret opens them all. */
async function checkLockedVideos(
  secrets: Secrets | null,
  database: Database | null,
  config: Pick<Config, 'dataDir' | 'secret'>,
): Promise<Finding | null> {
  const { newest, older, unopened } = await sealsIn(secrets, database);
  if (unopened > 0 && newest + older > 0) {
    return problem(
      'secret',
      `does not open ${unopened} of ${newest + older + unopened} videos`,
      'They were locked with an earlier one: add it to ACADEMY_OLD_SECRETS.',
    );
  }
  if (unopened > 0) {
    return problem(
      'secret',
      secrets === null
        ? 'is missing, though videos are locked with it'
        : 'is not the one that the videos are locked with',
      `Bring back the former ACADEMY_SECRET, or ${secretFile(config.dataDir)} of a backup: nothing else opens those videos.`,
    );
  }
  if (older === 0) return null;
  return warning(
    'secret',
    `is new, and ${older} of ${newest + older} videos are still locked with an older one`,
    database !== null && (await hasOlderProcess(config, database)) ? restartFirst : resealNext,
  );
}

async function sealsIn(secrets: Secrets | null, database: Database | null): Promise<SealCounts> {
  if (database === null || !(await hasVideos(database))) return { newest: 0, older: 0, unopened: 0 };
  // An empty one opens nothing.
  return countSeals(database.db, secrets ?? fixedSecrets(''));
}

/** A database that waits for its first start, or for steps of its schema, may have no place for keys yet. */
async function hasVideos({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_attribute
       WHERE attrelid = to_regclass('video_assets') AND attname = 'sealed_key') AS found`,
  );
  return rows[0]?.found === true;
}
