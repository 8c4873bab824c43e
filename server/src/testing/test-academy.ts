import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { openStores, type StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import type { UploadStore } from '@academy/platform/blobs/upload-store.ts';
import { type Clock, systemClock } from '@academy/platform/clock.ts';
import { type ConnectOptions, connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { readPrimary, readReplica } from '@academy/platform/database/replica.ts';
import { freePort } from '@academy/platform/free-port.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { fixedSecrets, type Secrets } from '@academy/platform/secrets.ts';
import { createTestDatabase } from '@academy/platform/testing/test-database.ts';
import { createTestStorage } from '@academy/platform/testing/test-storage.ts';
import type { FastifyBaseLogger, FastifyInstance, RouteOptions } from 'fastify';
import { createApp } from '../app.ts';
import type { AppConfig } from '../app-options.ts';
import type { ReceiveLimits } from '../http/receive-limits.ts';
import { createLazyJobQueue } from '../lazy-job-queue.ts';

export interface TestAcademy {
  readonly app: FastifyInstance;
  /** Every route that was registered, as it was. */
  readonly routes: readonly RouteOptions[];
  readonly database: Database;
  readonly connectionString: string;
  readonly directUrl: string;
  /** A folder of its own, which is gone when the academy is closed. */
  readonly dataDir: string;
  readonly storage: StorageConfig;
  readonly blobs: BlobStore;
  readonly uploadStore: UploadStore;
  get(path: string): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  close(): Promise<void>;
}

interface TestAcademyOptions {
  readonly webFolder?: string | null;
  readonly config?: Partial<AppConfig>;
  readonly clock?: Clock;
  readonly log?: FastifyBaseLogger;
  /** Another process of the same academy: the same database and the same files. */
  readonly beside?: Pick<TestAcademy, 'connectionString' | 'directUrl' | 'storage'>;
  /** How that one is connected. */
  readonly connection?: ConnectOptions;
  readonly secrets?: Secrets;
  /** The way by which it hears of changes, where that is not the way to its database. */
  readonly hearsThrough?: string;
  /** A standby of its database. */
  readonly readUrl?: string;
  /** How far behind the replica may be that answers; the usual second if not given. */
  readonly longestLagMs?: number;
  readonly receiveLimits?: ReceiveLimits;
}

export const testSecret = 'a secret that only the tests know, and long enough';

const defaults: AppConfig = {
  accelRedirectPrefix: null,
  adminEmails: [],
  apiOrigin: null,
  assistant: null,
  creatorQuotaBytes: 100 * 1024 * 1024,
  demoSignIn: false,
  google: null,
  host: '127.0.0.1',
  mail: null,
  maxResourceBytes: 2 * 1024 * 1024,
  maxUploadBytes: 10 * 1024 * 1024,
  mediaOrigin: null,
  metricsToken: null,
  oidcIssuer: 'https://accounts.google.com',
  publicUrl: 'http://localhost:3000',
  setVariables: [],
  support: null,
  timeZone: 'UTC',
  trustedProxies: ['loopback'],
  webOrigin: null,
};

/** The whole API over a database of its own; requests go through the real HTTP stack. */
export async function createTestAcademy({
  webFolder = null,
  config = {},
  clock = systemClock,
  log = silentLog,
  beside,
  connection = { maxConnections: 5 },
  secrets = fixedSecrets(testSecret),
  hearsThrough,
  readUrl,
  longestLagMs,
  receiveLimits,
}: TestAcademyOptions = {}): Promise<TestAcademy> {
  const { connectionString, directUrl, database, storage, remove } = await openPlace(beside, connection);
  const routes: RouteOptions[] = [];
  const { blobs, uploadStore } = await openStores(storage);
  const jobs = createLazyJobQueue(() => createJobQueue(directUrl, silentLog));
  const visitorReads =
    readUrl === undefined
      ? readPrimary(database)
      : readReplica(database, connectDatabase(readUrl), longestLagMs);
  const app = await createApp({
    onRoute: (route) => routes.push(route),
    database,
    directUrl: hearsThrough ?? directUrl,
    visitorReads,
    clock,
    log,
    blobs,
    uploadStore,
    jobs,
    config: { ...defaults, ...config },
    secrets,
    webFolder,
    ...(receiveLimits === undefined ? {} : { receiveLimits }),
  });
  return {
    app,
    routes,
    database,
    connectionString,
    directUrl,
    dataDir: storage.dataDir,
    storage,
    blobs,
    uploadStore,
    get: async (path) => {
      const response = await app.inject({ method: 'GET', url: path });
      const json = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: json ? response.json() : response.body,
        headers: response.headers,
      };
    },
    close: async () => {
      await app.close();
      await jobs.close();
      await visitorReads.close();
      await remove();
    },
  };
}

async function openPlace(beside: TestAcademyOptions['beside'], connection: ConnectOptions) {
  if (beside !== undefined) {
    const { connectionString, directUrl, storage } = beside;
    const database = connectDatabase(connectionString, connection);
    return { connectionString, directUrl, storage, database, remove: () => database.close() };
  }
  const { connectionString, directUrl, database, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-server-'));
  const remove = async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { connectionString, directUrl, storage: await createTestStorage(dataDir), database, remove };
}

/** The same, reached over real connections at its own address. */
export async function listenTestAcademy(
  options: TestAcademyOptions = {},
): Promise<TestAcademy & { origin: string; port: number }> {
  const port = await freePort('127.0.0.1');
  const origin = `http://localhost:${port}`;
  const academy = await createTestAcademy({ ...options, config: { publicUrl: origin, ...options.config } });
  await academy.app.listen({ port, host: '127.0.0.1' });
  return { ...academy, origin, port };
}
