import { describe } from 'vitest';
import { isCephInstalled } from '../../testing/ceph-on-demand.ts';
import { createTestBucket } from '../../testing/test-bucket.ts';
import { describeBlobStore } from '../blob-store-conformance.ts';
import { describeUploadStore } from '../upload-store-conformance.ts';
import { openS3Stores } from './open-s3-stores.ts';

describe.skipIf(!isCephInstalled)('with Ceph', () => {
  const open = async () => {
    const { blobs, uploadStore } = openS3Stores(await createTestBucket(), (id) => `sources/${id}`);
    return { store: blobs, blobs, uploads: uploadStore, close: async () => undefined };
  };
  describeBlobStore('S3', open);
  describeUploadStore('S3', open);
});
