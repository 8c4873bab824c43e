import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3-settings.ts';

/** What scripts/ceph/run-ceph.ts says of itself. */
export type CephAccess = Pick<S3Settings, 'endpoint' | 'accessKeyId' | 'secretAccessKey'>;

/** A new bucket, and how to reach it. */
export async function makeBucket(ceph: CephAccess): Promise<S3Settings> {
  const bucket = `academy-${randomBytes(6).toString('hex')}`;
  const client = clientOf(ceph);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { ...ceph, region: 'us-east-1', bucket, forcePathStyle: true };
}

export function clientOf({ endpoint, accessKeyId, secretAccessKey }: CephAccess): S3Client {
  return new S3Client({
    ...{ endpoint: endpoint ?? '', region: 'us-east-1', forcePathStyle: true },
    credentials: { accessKeyId, secretAccessKey },
  });
}
