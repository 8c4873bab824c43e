/**
 * Writing what is too large for one request: as parts, which the store makes one object in the end. A part is held in
 * memory until it is stored, so that it can be sent again.
 */
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { BlobContent } from '../blob-store.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import { orExplained, orMissing, type S3Bucket } from './s3-bucket.ts';

const SENT_AT_ONCE = 2;

/** Stores content of any length under a key, at once or not at all; answers its size. */
export async function putContent(bucket: S3Bucket, Key: string, content: BlobContent): Promise<number> {
  const parts = cutIntoParts(content);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (second.done) {
    const Body = first.done ? Buffer.alloc(0) : first.value;
    await orExplained(bucket, bucket.client.send(new PutObjectCommand({ Bucket: bucket.name, Key, Body })));
    return Body.length;
  }
  async function* all() {
    if (!first.done) yield first.value;
    if (!second.done) yield second.value;
    yield* parts;
  }
  return putParts(bucket, Key, all());
}

async function putParts(bucket: S3Bucket, key: string, parts: AsyncIterable<Buffer>): Promise<number> {
  const uploadId = await beginParts(bucket, key);
  const sending = new Set<Promise<void>>();
  const sent: CompletedPart[] = [];
  let number = 0;
  let size = 0;
  try {
    for await (const bytes of parts) {
      number += 1;
      size += bytes.length;
      const PartNumber = number;
      const part = putPart(bucket, { key, uploadId, number }, bytes).then((ETag) => {
        sent.push({ ETag, PartNumber });
        sending.delete(part);
      });
      // It is waited for below.
      part.catch(() => undefined);
      sending.add(part);
      if (sending.size >= SENT_AT_ONCE) await Promise.race(sending);
    }
    await Promise.all(sending);
    await completeParts(bucket, { key, uploadId, size }, sent);
    return size;
  } catch (error) {
    await Promise.allSettled(sending);
    // What cannot be taken back now is swept later.
    await abortParts(bucket, { key, uploadId }).catch(() => undefined);
    throw error;
  }
}

export interface PartsAddress {
  readonly key: string;
  readonly uploadId: string;
}

export async function beginParts(bucket: S3Bucket, Key: string): Promise<string> {
  const command = new CreateMultipartUploadCommand({ Bucket: bucket.name, Key });
  const { UploadId } = await orExplained(bucket, bucket.client.send(command));
  if (UploadId === undefined) throw new Error('The store began an upload without an id.');
  return UploadId;
}

export async function putPart(
  bucket: S3Bucket,
  { key, uploadId, number }: PartsAddress & { readonly number: number },
  Body: Buffer,
): Promise<string> {
  const { ETag } = await orExplained(
    bucket,
    bucket.client.send(
      new UploadPartCommand({
        ...{ Bucket: bucket.name, Key: key, UploadId: uploadId, PartNumber: number, Body },
      }),
    ),
  );
  if (ETag === undefined) throw new Error('The store took a part without saying which.');
  return ETag;
}

/** An attempt whose answer was lost may have done it already: then the object is there, as long as it should be. */
export async function completeParts(
  bucket: S3Bucket,
  { key, uploadId, size }: PartsAddress & { readonly size: number },
  parts: readonly CompletedPart[],
): Promise<void> {
  const Parts = parts.toSorted((one, other) => (one.PartNumber ?? 0) - (other.PartNumber ?? 0));
  const address = { Bucket: bucket.name, Key: key };
  const command = new CompleteMultipartUploadCommand({
    ...{ ...address, UploadId: uploadId, MultipartUpload: { Parts } },
  });
  if ((await orMissing(bucket, bucket.client.send(command))) !== null) return;
  const found = await orMissing(bucket, bucket.client.send(new HeadObjectCommand(address)));
  if (found?.ContentLength !== size) throw new Error(`The parts of ${key} are gone.`);
}

export async function abortParts(bucket: S3Bucket, { key, uploadId }: PartsAddress): Promise<void> {
  const command = new AbortMultipartUploadCommand({ Bucket: bucket.name, Key: key, UploadId: uploadId });
  await orMissing(bucket, bucket.client.send(command));
}

/** All that was begun and neither completed nor taken back. */
export async function* listUnfinishedParts(
  bucket: S3Bucket,
): AsyncGenerator<PartsAddress & { readonly initiated: Date }> {
  for (let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {}; from !== null; ) {
    const command = new ListMultipartUploadsCommand({ Bucket: bucket.name, ...from });
    const page: ListMultipartUploadsCommandOutput = await orExplained(bucket, bucket.client.send(command));
    for (const { Key: key, UploadId: uploadId, Initiated: initiated } of page.Uploads ?? []) {
      if (key !== undefined && uploadId !== undefined && initiated !== undefined)
        yield { key, uploadId, initiated };
    }
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    from = IsTruncated && KeyMarker && UploadIdMarker ? { KeyMarker, UploadIdMarker } : null;
  }
}
