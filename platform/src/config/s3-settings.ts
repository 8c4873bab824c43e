import type { Settings } from './settings-schema.ts';

/** A bucket that files are kept in, and how to get in. */
export interface S3Settings {
  /** null: that of Amazon in this region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is named in the path of an address, and not in its host. */
  readonly forcePathStyle: boolean;
}

/** null: files are kept in the data folder. */
export function s3Of(settings: Settings): S3Settings | null {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = settings.S3_ENDPOINT ?? null;
  // Buckets of a store of one's own seldom have a host name each.
  const forcePathStyle = settings.S3_FORCE_PATH_STYLE ?? endpoint !== null;
  return { endpoint, region: settings.S3_REGION, bucket, accessKeyId, secretAccessKey, forcePathStyle };
}
