import type { S3Settings } from '../../config/s3-settings.ts';
import { S3BlobStore } from './s3-blob-store.ts';
import { openBucket } from './s3-bucket.ts';
import { partsOfUploads } from './s3-stored-upload.ts';
import { S3UploadStore } from './s3-upload-store.ts';

/** Both stores of one bucket: they share its connections. */
export function openS3Stores(settings: S3Settings, keyOf: (id: string) => string) {
  const bucket = openBucket(settings);
  return {
    blobs: new S3BlobStore(bucket, { partsUnderWay: () => partsOfUploads(bucket) }),
    uploadStore: new S3UploadStore(bucket, { keyOf }),
  };
}
