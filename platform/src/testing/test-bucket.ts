import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import type { S3Settings } from '../config/s3-settings.ts';

/** A bucket of its own in the Ceph of this run, which is gone with it. Only where Ceph is installed. */
export async function createTestBucket(): Promise<S3Settings> {
  const answer = await fetch(inject('cephAddress'));
  if (!answer.ok) throw new Error(await answer.text());
  const ceph = (await answer.json()) as Pick<S3Settings, 'endpoint' | 'accessKeyId' | 'secretAccessKey'>;
  const bucket = `academy-${randomBytes(6).toString('hex')}`;
  const settings: S3Settings = { ...ceph, region: 'us-east-1', bucket, forcePathStyle: true };
  const { endpoint, accessKeyId, secretAccessKey } = ceph;
  const client = new S3Client({
    ...{ endpoint: endpoint ?? '', region: 'us-east-1', forcePathStyle: true },
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return settings;
}
