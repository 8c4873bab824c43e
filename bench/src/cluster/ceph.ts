/** A bucket of a real Ceph in memory, as the tests use it: scripts/ceph/run-ceph.ts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

const program = path.resolve(import.meta.dirname, '../../../scripts/ceph/run-ceph.ts');
const needed = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin', 'setpriv'];
const name = 'academy';

export interface CephBucket {
  /** Where its objects are found by anybody who may read them. */
  readonly address: string;
  /** As an academy is told of it. */
  readonly settings: Readonly<Record<string, string>>;
  /** An object that anybody may read, as a CDN needs it. */
  putPublic(key: string, bytes: Buffer): Promise<void>;
  stop(): Promise<void>;
}

export function hasCeph(): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return needed.every((file) => folders.some((folder) => existsSync(path.join(folder, file))));
}

export async function startCephBucket(): Promise<CephBucket> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('Ceph did not start.');
  });
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), failed])) as [
    string,
  ];
  failed.catch(() => undefined);
  const { endpoint, ...credentials } = JSON.parse(line) as {
    endpoint: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  return {
    address: `${endpoint}/${name}`,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    putPublic: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket: name, Key, Body, ACL: 'public-read' }));
    },
    stop: async () => {
      client.destroy();
      child.stdin.end();
      await exited;
    },
  };
}
