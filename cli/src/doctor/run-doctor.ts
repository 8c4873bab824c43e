import { isRestoreUnderWay } from '@academy/platform/backup/restore-target.ts';
import type { Config } from '@academy/platform/config.ts';
import {
  checkDatabase as awaitDatabase,
  DatabaseUnreachableError,
} from '@academy/platform/database/check-database.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { connectionStringOfRunning } from '@academy/platform/database/embedded-postgres/embedded-postgres.ts';
import { Problem } from '../command.ts';
import { hasDatabase } from '../database/database-address.ts';
import { withDatabase } from '../database/with-database.ts';
import { loadSettings, type Settings } from '../settings.ts';
import { reachableHost } from '../start/wait-until-ready.ts';
import { checkAddress } from './check-address.ts';
import { checkAdmins } from './check-admins.ts';
import { checkAssistant } from './check-assistant.ts';
import { checkCaptions } from './check-captions.ts';
import { checkClock, checkDatabase, connectForChecks } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFfmpeg } from './check-ffmpeg.ts';
import { checkMail } from './check-mail.ts';
import { checkPooler } from './check-pooler.ts';
import { checkReplica } from './check-replica.ts';
import { checkSecret } from './check-secret.ts';
import { checkSignIn } from './check-sign-in.ts';
import { checkWorkers } from './check-workers.ts';
import { type Finding, good, problem, reportOf, warning } from './finding.ts';

/** Looks at everything that the academy stands on, says what it found, and returns the exit code: 1 for a problem. */
export async function runDoctor({ asJson }: { readonly asJson: boolean }): Promise<number> {
  const findings = await examine();
  const inColour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  console.log(asJson ? JSON.stringify({ findings }, null, 2) : reportOf(findings, inColour));
  return findings.some(({ state }) => state === 'problem') ? 1 : 0;
}

async function examine(): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = loadSettings();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const advice = 'Correct it in the environment or in .env; docs/settings.md has all settings.';
    return error.message.split('\n').map((sentence) => problem('settings', sentence, advice));
  }
  const { config, environment } = settings;
  // First, so that what is found does not depend on what we ourselves start.
  const isRunning = await isAcademyRunning(config);
  return [
    good('settings', 'every one can be used'),
    ...(await withAcademyDatabase(config, (database) => databaseFindings(database, config, isRunning))),
    ...(await checkDisk(config)),
    await checkFfmpeg(environment),
    ...(await checkCaptions(config)),
    ...(await checkAssistant(config)),
    ...(await checkMail(config)),
    await checkAddress(config, isRunning),
    await checkSignIn(config),
  ];
}

/** What stands in the database, and the secret that opens it. One that has a problem is not asked any further. */
async function databaseFindings(
  database: Database | null,
  config: Config,
  isRunning: boolean,
): Promise<Finding[]> {
  if (database === null) return [await checkSecret(config, null)];
  const found = await checkDatabase(database, config.databaseUrl === null);
  if (found.state === 'problem') return [found, await checkSecret(config, null)];
  const contents =
    found.state === 'good'
      ? [...(await checkWorkers(database, config, isRunning)), await checkAdmins(database, config)]
      : [];
  const ways = [...(await checkPooler(config)), ...(await checkReplica(database, config))];
  return [found, ...ways, await checkClock(database), ...contents, await checkSecret(config, database)];
}

/** The database of the running academy, or one that is opened for this; none is made that was not there. */
async function withAcademyDatabase(
  config: Config,
  look: (database: Database | null) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (!(await hasDatabase(config))) {
    const first = 'The first start makes it.';
    return [warning('database', `there is none in ${config.dataDir} yet`, first), ...(await look(null))];
  }
  if (await isRestoreUnderWay(config.dataDir)) {
    const advice = 'Run npm run academy -- restore <folder> again, to its end.';
    return [problem('database', 'a restore was cut short', advice)];
  }
  const lookAt = async (connectionString: string) => {
    const database = connectForChecks(connectionString);
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };
  try {
    if (config.databaseUrl === null) return await withDatabase(config, lookAt);
    await awaitDatabase(config.databaseUrl, { waitMs: 0 });
    return await lookAt(config.databaseUrl);
  } catch (error) {
    if (!(error instanceof Problem || error instanceof DatabaseUnreachableError)) throw error;
    const [text = error.message, ...advice] = error.message.split('. ');
    const found = problem('database', text, advice.join('. ') || 'Look into the log of PostgreSQL.');
    return [found, ...(await look(null))];
  }
}

/**
 * Its embedded database runs with it, at whatever port it is itself. With another database it is asked at its own address;
 * another program there would not call itself alive.
 */
async function isAcademyRunning({ host, port, dataDir, databaseUrl }: Config): Promise<boolean> {
  if (databaseUrl === null) return (await connectionStringOfRunning(dataDir)) !== null;
  try {
    const answer = await fetch(`http://${reachableHost(host)}:${port}/healthz`, {
      signal: AbortSignal.timeout(2_000),
    });
    return (await answer.text()).includes('alive');
  } catch {
    return false;
  }
}
