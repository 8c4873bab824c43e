/**
 * What a bucket knows of an upload in progress. Beside its parts there are, under names that no blob can have:
 *
 *   .uploads/<id>/record            which parts are its own, as the store calls them
 *   .uploads/<id>/tail-<from>-<n>   n bytes that are no part yet, the first of them at <from>
 */

import { text } from 'node:stream/consumers';
import {
  type CompletedPart,
  HeadObjectCommand,
  ListPartsCommand,
  type Part,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { explained, orMissing, type S3Bucket, soon } from './s3-bucket.ts';
import { openObject } from './s3-reading.ts';

const UPLOADS = '.uploads/';

export interface StoredUpload {
  /** null: its parts are an object by now, or were taken away. */
  readonly uploadId: string | null;
  readonly parts: readonly CompletedPart[];
  readonly size: number;
  readonly tailBytes: number;
  readonly tailKey: string;
  readonly modifiedMs: number;
}

export interface UploadObject {
  readonly key: string;
  readonly size: number;
  readonly modifiedMs: number;
}

export const recordKey = (id: string) => `${UPLOADS}${id}/record`;
export const tailKey = (id: string, from: number, bytes: number) => `${UPLOADS}${id}/tail-${from}-${bytes}`;

/** In the order of their keys: the record first. */
export async function objectsOf(bucket: S3Bucket, id: string): Promise<UploadObject[]> {
  return listObjects(bucket, `${UPLOADS}${id}/`);
}

/** Every upload that has anything here, in the order of the ids, with the time when that was last written. */
export async function listUploads(bucket: S3Bucket): Promise<Map<string, number>> {
  const uploads = new Map<string, number>();
  for (const { key, modifiedMs } of await listObjects(bucket, UPLOADS)) {
    const id = key.split('/')[1] ?? '';
    uploads.set(id, Math.max(modifiedMs, uploads.get(id) ?? 0));
  }
  return uploads;
}

/** What the store calls the parts of all uploads in progress. */
export async function partsOfUploads(bucket: S3Bucket): Promise<Set<string>> {
  const ids = [...(await listUploads(bucket)).keys()];
  const records = await Promise.all(ids.map((id) => readRecord(bucket, id)));
  return new Set(records.filter((record) => record !== null));
}

/** null when there is no such upload. `key` is that of the blob that it becomes. */
export async function findUpload(bucket: S3Bucket, id: string, key: string): Promise<StoredUpload | null> {
  const record = await readRecord(bucket, id);
  if (record === null) return null;
  const objects = await objectsOf(bucket, id);
  const parts = await listParts(bucket, key, record);
  const times = [...objects.map(({ modifiedMs }) => modifiedMs), ...(parts ?? []).map(timeOf)];
  const modifiedMs = Math.max(0, ...times);
  if (parts === null) return finishedUpload(bucket, key, modifiedMs);
  const inParts = parts.reduce((sum, { Size = 0 }) => sum + Size, 0);
  // Any other tail is older, and its bytes are in a part or in a longer tail.
  const tails = objects.filter((object) => object.key === tailKey(id, inParts, object.size));
  const tail = tails.toSorted((one, other) => other.size - one.size)[0];
  return {
    uploadId: record,
    parts: parts.map(({ ETag, PartNumber }) => ({ ETag, PartNumber })),
    size: inParts + (tail?.size ?? 0),
    tailBytes: tail?.size ?? 0,
    tailKey: tail?.key ?? '',
    modifiedMs,
  };
}

async function finishedUpload(
  bucket: S3Bucket,
  Key: string,
  modifiedMs: number,
): Promise<StoredUpload | null> {
  const command = new HeadObjectCommand({ Bucket: bucket.name, Key });
  const found = await orMissing(
    bucket,
    soon((options) => bucket.client.send(command, options)),
  );
  if (found === null) return null;
  return { uploadId: null, parts: [], size: found.ContentLength ?? 0, tailBytes: 0, tailKey: '', modifiedMs };
}

async function readRecord(bucket: S3Bucket, id: string): Promise<string | null> {
  const record = await openObject(bucket, recordKey(id));
  return record && text(record.stream);
}

/** Without gaps, in their order; null when the store no longer has them. */
async function listParts(bucket: S3Bucket, Key: string, UploadId: string): Promise<Part[] | null> {
  const parts: Part[] = [];
  const address = { Bucket: bucket.name, Key, UploadId };
  for (let marker: string | undefined = '0'; marker !== undefined; ) {
    const command: ListPartsCommand = new ListPartsCommand({ ...address, PartNumberMarker: marker });
    const page = await orMissing(
      bucket,
      soon((options) => bucket.client.send(command, options)),
    );
    if (page === null) return null;
    parts.push(...(page.Parts ?? []));
    // Ceph names a next one after the last page, too.
    marker = page.IsTruncated === true ? page.NextPartNumberMarker : undefined;
  }
  return parts.filter(({ PartNumber }, index) => PartNumber === index + 1);
}

async function listObjects(bucket: S3Bucket, Prefix: string): Promise<UploadObject[]> {
  const objects: UploadObject[] = [];
  const pages = paginateListObjectsV2({ client: bucket.client }, { Bucket: bucket.name, Prefix });
  try {
    for await (const { Contents = [] } of pages) {
      for (const { Key: key = '', Size: size = 0, LastModified } of Contents)
        objects.push({ key, size, modifiedMs: LastModified?.getTime() ?? 0 });
    }
  } catch (error) {
    throw explained(bucket, error);
  }
  return objects;
}

function timeOf({ LastModified }: Part): number {
  return LastModified?.getTime() ?? 0;
}
