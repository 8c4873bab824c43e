/**
 * What a cluster of academies stands on, for the cluster test alone: Ceph with a bucket, PostgreSQL with a standby that has all
 * that is acknowledged, a PgBouncer in transaction mode, and a line past it. Once all of it is up it writes one line of JSON,
 * the settings of an academy on it. Each line of its input is an order, answered with a line; when its input ends, so does it.
 */
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3-settings.ts';
import { runCeph } from './ceph-on-demand.ts';
import { lineTo } from './database-line.ts';
import { clientOf, makeBucket } from './make-bucket.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPrimaryAndStandby } from './standby.ts';

// A terminal's Ctrl+C reaches everybody; the end of the input is what counts.
process.on('SIGINT', () => undefined);

const [ceph, pair] = await Promise.all([runCeph(), startPrimaryAndStandby({ synchronous: true })]);
const bucket = await makeBucket(JSON.parse(ceph.line));
const pooler = await startPgBouncer(pair.primaryUrl);
const line = await lineTo(pair.primaryUrl);

const orders: Readonly<Record<string, () => Promise<unknown>>> = {
  'store down': () => ceph.tell('down'),
  'store up': () => ceph.tell('up'),
  'primary down': () => pair.killPrimary(),
  /** Once the standby has taken over, both ways lead there. */
  'standby up': async () => {
    await pair.promoteStandby();
    await pooler.leadTo(pair.standbyUrl);
    line.leadTo(pair.standbyUrl);
  },
  /** The films as they came, each by its checksum. */
  sources: () => checksums(bucket, 'sources/'),
};

say({
  DATABASE_URL: pooler.connectionString,
  DATABASE_DIRECT_URL: line.connectionString,
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: bucket.region,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});

for await (const order of createInterface({ input: process.stdin })) {
  try {
    say({ done: (await orders[order]?.()) ?? null });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}
await line.close();
await pooler.stop();
await Promise.all([pair.stop(), ceph.stop()]);
process.exit();

function say(words: object): void {
  process.stdout.write(`${JSON.stringify(words)}\n`);
}

async function checksums(store: S3Settings, prefix: string): Promise<string[]> {
  const client = clientOf(store);
  const sums: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: store.bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: store.bucket, Key }));
      const bytes = await Body?.transformToByteArray();
      sums.push(
        createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
      );
    }
  }
  client.destroy();
  return sums;
}
