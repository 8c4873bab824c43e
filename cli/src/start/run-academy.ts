import { flushCompileCache } from 'node:module';
import type { OpenedDatabase } from '@academy/platform/database/open.ts';
import { createLog, type Log } from '@academy/platform/log.ts';
import { Problem } from '../command.ts';
import { migrate, openAcademyDatabase } from '../database/open-database.ts';
import type { Settings } from '../settings.ts';
import { describeEnding, type Ending } from '../supervisor/child-program.ts';
import { type StopSignals, whenAborted } from '../supervisor/stop-signals.ts';
import type { Supervised } from '../supervisor/supervise.ts';
import { type ApiProcess, apiRestarts, startApi } from './api-process.ts';
import { giveDemoCertificates, giveDemoVideos, loadDemo } from './demo-academy.ts';
import { requirePort } from './require-port.ts';
import { startWorkers } from './worker-processes.ts';

/** The API could not start, and has said why itself. */
class ReportedByApi extends Error {}

/** Runs the whole academy until it is asked to stop, then stops everything it started. Returns the exit code. */
export async function runAcademy(settings: Settings, stop: StopSignals): Promise<number> {
  const log = createLog({ level: settings.config.logLevel, name: 'academy' });
  await requirePort(settings.config);
  const database = await openAcademyDatabase(settings.config, log);
  try {
    await migrate(database.directUrl);
    await runProcesses(settings, database, log, stop);
    return stop.forced.aborted ? 1 : 0;
  } catch (error) {
    if (error instanceof ReportedByApi) return 1;
    throw error;
  } finally {
    await database.stop();
  }
}

async function runProcesses(
  { config, environment, demo }: Settings,
  { connectionString, directUrl }: OpenedDatabase,
  log: Log,
  stop: StopSignals,
): Promise<void> {
  const stopRequested = whenAborted(stop.requested).then(() => 'stop' as const);
  if (stop.requested.aborted) return;
  const childEnvironment = { ...environment, DATABASE_URL: connectionString };
  const api = startApi(config, childEnvironment, log);
  const started: Supervised[] = [api];
  const demoLoaded = demo ? loadDemo(config, directUrl, log) : Promise.resolve();
  let demoCompleted: Promise<void> = Promise.resolve();
  try {
    const ready = Promise.all([api.ready, demoLoaded]);
    const outcome = await Promise.race([ready, stopRequested, failBeforeReady(api)]);
    if (outcome === 'stop') return;
    announceReady(outcome[0]);
    // Saved at the end otherwise, which a killed process does not have.
    flushCompileCache();
    // Only now: starting a worker earlier would delay the moment when the academy is ready.
    // Mails and certificates have links, and a port that was any free one is known only now.
    const publicUrl = config.port === 0 ? outcome[0] : config.publicUrl;
    const workerEnvironment = {
      ...childEnvironment,
      ...(config.port === 0 ? { PUBLIC_URL: publicUrl } : {}),
    };
    started.push(...startWorkers(config.workers, workerEnvironment, log));
    if (demo) {
      demoCompleted = giveDemoVideos(config, directUrl, log).then(() =>
        giveDemoCertificates({ ...config, publicUrl }, directUrl, log),
      );
    }
    await Promise.race([stopRequested, failWhenGivenUp(api)]);
    log.info('Stopping');
  } finally {
    await Promise.all(started.map((process) => process.stop(stop.forced)));
    // The database must not go away under them.
    await Promise.allSettled([demoLoaded, demoCompleted]);
  }
}

async function failBeforeReady(api: ApiProcess): Promise<never> {
  const ending: Ending = await api.givenUp;
  if (ending.code !== null && ending.code !== 0) throw new ReportedByApi();
  throw new Problem(`The API ended ${describeEnding(ending)} before it was ready.`);
}

async function failWhenGivenUp(api: ApiProcess): Promise<never> {
  await api.givenUp;
  throw new Problem(
    `The API ended again after ${apiRestarts.times} restarts within a minute; its log above says why.`,
  );
}

/** Printed whatever the log level: plain text on a terminal, else a JSON line like those of the log. */
function announceReady(address: string): void {
  const sentence = `Academy is ready at ${address}`;
  const line = { level: 30, time: Date.now(), pid: process.pid, name: 'academy', address, msg: sentence };
  console.log(process.stdout.isTTY ? `\n  ${sentence}\n` : JSON.stringify(line));
}
