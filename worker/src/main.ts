import { loadEnvironment } from '@academy/platform/config/environment.ts';
import { ConfigError, loadConfig } from '@academy/platform/config.ts';
import { checkDatabase, DatabaseUnreachableError } from '@academy/platform/database/check-database.ts';
import { connectionStringOfRunning } from '@academy/platform/database/embedded-postgres/embedded-postgres.ts';
import { requireSession } from '@academy/platform/database/session.ts';
import { createLog } from '@academy/platform/log.ts';
import { openSecrets } from '@academy/platform/secrets.ts';
import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts';
import { startWorker, type Worker } from './worker.ts';

/*
 * The worker process. It starts no database of its own: DATABASE_URL names one, as it does when `academy start`
 * runs this, or else an academy is running on the same data folder.
 */

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readConfig() {
  try {
    return loadConfig(loadEnvironment());
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
}

async function checkDirect(): Promise<void> {
  await checkDatabase(directUrl, {
    setting: config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
  });
  await requireSession(directUrl);
}

const config = readConfig();

// For `academy doctor`: tells which ffmpeg a worker would use.
if (process.argv.includes('--tell-ffmpeg')) {
  process.stdout.write(`${JSON.stringify(await findFfmpeg(config))}\n`);
  process.exit(0);
}

const log = createLog({ level: config.logLevel, name: 'worker' });

let worker: Worker | undefined;
let stopping = false;
async function stop(reason: string): Promise<void> {
  // Before it has begun there is nothing to hand back; a second signal means now.
  if (worker === undefined || stopping) process.exit(1);
  stopping = true;
  log.info({ reason }, 'The worker stops');
  await worker.stop();
  log.info('The worker has stopped');
  process.exit(0);
}

process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
// Started with a channel to its parent, it does not outlive the parent.
process.on('disconnect', () => void stop('the parent process has ended'));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'The worker met an error that nothing handles');
  process.exit(1);
});

const connectionString =
  config.databaseUrl ??
  (await connectionStringOfRunning(config.dataDir)) ??
  giveUp('The worker found no database: set DATABASE_URL, or start the academy of this data folder first.');

const directUrl = config.databaseDirectUrl ?? connectionString;

await checkDatabase(connectionString)
  .then(checkDirect)
  .catch((error: unknown) => {
    if (error instanceof DatabaseUnreachableError) giveUp(error.message);
    throw error;
  });
worker = await startWorker({ connectionString, directUrl, config, secrets: await openSecrets(config), log });
log.info('The worker is ready');
