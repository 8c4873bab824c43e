/** The API alone, as a process that a test can kill: started by startApiProcess with its settings as arguments. */
import { openStores, type StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import { systemClock } from '@academy/platform/clock.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { readPrimary } from '@academy/platform/database/replica.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createApp } from '../app.ts';
import { createLazyJobQueue } from '../lazy-job-queue.ts';

const [connectionString = '', directUrl = '', storage = '', port = '', secret = ''] = process.argv.slice(2);

const database = connectDatabase(connectionString);
const app = await createApp({
  config: {
    accelRedirectPrefix: null,
    adminEmails: [],
    apiOrigin: null,
    assistant: null,
    creatorQuotaBytes: 1024 ** 3,
    demoSignIn: false,
    google: null,
    mail: null,
    host: '127.0.0.1',
    maxResourceBytes: 1024 ** 3,
    maxUploadBytes: 1024 ** 3,
    mediaOrigin: null,
    metricsToken: null,
    oidcIssuer: 'https://accounts.google.com',
    publicUrl: `http://localhost:${port}`,
    setVariables: [],
    support: null,
    timeZone: 'UTC',
    trustedProxies: ['loopback'],
    webOrigin: null,
  },
  secrets: fixedSecrets(secret),
  database,
  visitorReads: readPrimary(database),
  directUrl,
  ...(await openStores(JSON.parse(storage) as StorageConfig)),
  jobs: createLazyJobQueue(() => createJobQueue(directUrl, silentLog)),
  clock: systemClock,
  log: silentLog,
  webFolder: null,
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('listening');
// A test run that dies must not leave us behind.
process.on('disconnect', () => process.exit(0));
