import { inject } from 'vitest';
import type { S3Settings } from '../config/s3-settings.ts';
import { type CephAccess, makeBucket } from './make-bucket.ts';

/** A bucket of its own in the Ceph of this run, which is gone with it. Only where Ceph is installed. */
export async function createTestBucket(): Promise<S3Settings> {
  const answer = await fetch(inject('cephAddress'));
  if (!answer.ok) throw new Error(await answer.text());
  return makeBucket((await answer.json()) as CephAccess);
}
