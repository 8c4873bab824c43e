/** The API process: settings, database, app, signals. Started by `academy start`, or alone with DATABASE_URL. */
import path from 'node:path';
import { openStores } from '@academy/platform/blobs/open-stores.ts';
import { systemClock } from '@academy/platform/clock.ts';
import { loadEnvironment } from '@academy/platform/config/environment.ts';
import { ConfigError, loadConfig, publicUrlOn } from '@academy/platform/config.ts';
import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { type ReplicaReads, readPrimary, readReplica } from '@academy/platform/database/replica.ts';
import { keepsSession, noSessionSentence } from '@academy/platform/database/session.ts';
import { freePort } from '@academy/platform/free-port.ts';
import { listenProblem } from '@academy/platform/listen-problem.ts';
import { createLog, type Log } from '@academy/platform/log.ts';
import { openSecrets } from '@academy/platform/secrets.ts';
import { createApp } from './app.ts';
import { createLazyJobQueue } from './lazy-job-queue.ts';

/** Why the API cannot start, in one sentence for the person who started it. */
class StartError extends Error {
  override readonly name = 'StartError';
}

const webFolder = path.resolve(import.meta.dirname, '../../web/dist');
const stopMs = 10_000;

async function start(): Promise<void> {
  const config = loadConfig(loadEnvironment());
  const { databaseUrl } = config;
  if (databaseUrl === null) {
    throw new StartError('The API alone needs DATABASE_URL. To start everything, run npm start.');
  }
  const log = createLog({ level: config.logLevel, name: 'server' });
  const database = connectDatabase(databaseUrl, {
    applicationName: 'academy-server',
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  await refuseSharedConnections(directUrl);
  const visitorReads = openVisitorReads(config.databaseReadUrl, database, log);
  const jobs = createLazyJobQueue(async () => {
    // Also read from the disk only then.
    const { createJobQueue } = await import('@academy/platform/jobs/create-job-queue.ts');
    return createJobQueue(directUrl, log);
  });
  // Sign-in needs to know its own address before the first request.
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const address = publicUrlOn(config, port);
  const app = await createApp({
    config: { ...config, publicUrl: address },
    secrets: await openSecrets(config),
    database,
    directUrl,
    visitorReads,
    ...(await openStores(config)),
    jobs,
    clock: systemClock,
    log,
    webFolder,
  });
  app.addHook('onClose', async () => {
    await jobs.close();
    await visitorReads.close();
    await database.close();
  });

  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    // Requests in flight finish; one that never does must not keep the academy from stopping.
    setTimeout(() => process.exit(1), stopMs).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  let draining = false;
  /** Leaves a balancer the time to notice; a second signal means now. */
  const drain = (reason: string) => {
    const { drainSeconds } = config;
    if (draining || drainSeconds === 0) return stop(reason);
    draining = true;
    log.info({ reason, drainSeconds }, 'no longer ready, and stopping soon');
    app.beginDrain();
    setTimeout(() => stop(reason), drainSeconds * 1000);
  };
  process.on('SIGTERM', () => drain('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // Our parent is gone, and with it the one who would stop us.
  process.on('disconnect', () => stop('disconnect'));

  await app.listen({ port, host: config.host }).catch((error: unknown) => {
    const problem = listenProblem(error, { host: config.host, port });
    throw problem === null ? error : new StartError(problem);
  });
  log.info({ address, port }, 'listening');
  process.send?.({ type: 'listening', address, port });
}

function openVisitorReads(url: string | null, database: Database, log: Log): ReplicaReads {
  if (url === null) return readPrimary(database);
  const replica = connectDatabase(url, {
    applicationName: 'academy-server reads',
    // The primary answers instead: sooner than a visitor gives up.
    ...{ statementTimeoutMs: 3_000, connectionTimeoutMs: 1_000 },
    onIdleError: (error) => log.warn({ err: error }, 'a connection to the replica was lost'),
  });
  return readReplica(database, replica);
}

/** A database that cannot be asked yet is waited for by every request; one that can must keep what it is told. */
async function refuseSharedConnections(directUrl: string): Promise<void> {
  if (!(await keepsSession(directUrl).catch(() => true))) throw new StartError(noSessionSentence);
}

start().catch((error: unknown) => {
  const expected = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
