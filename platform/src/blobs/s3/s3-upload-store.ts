import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { InvalidBlobKeyError } from '../blob-key.ts';
import type { BlobContent } from '../blob-store.ts';
import { type ListedUpload, UPLOAD_NAME, type UploadStore } from '../upload-store.ts';
import { cutIntoParts, partBytes } from './cut-into-parts.ts';
import { orMissing, type S3Bucket } from './s3-bucket.ts';
import { abortParts, beginParts, completeParts, putContent, putPart } from './s3-parts.ts';
import { openObject } from './s3-reading.ts';
import {
  findUpload,
  listUploads,
  objectsOf,
  recordKey,
  type StoredUpload,
  tailKey,
} from './s3-stored-upload.ts';

interface S3UploadStoreOptions {
  /** The key of the blob that a finished upload becomes. */
  readonly keyOf: (id: string) => string;
}

/**
 * Uploads as parts of the object that they become. What is too little for a part lies beside, as the upload's tail, until
 * more comes. Nothing of it is kept in this process: any other one can go on.
 */
export class S3UploadStore implements UploadStore {
  readonly #bucket: S3Bucket;
  readonly #keyOf: (id: string) => string;

  constructor(bucket: S3Bucket, { keyOf }: S3UploadStoreOptions) {
    this.#bucket = bucket;
    this.#keyOf = keyOf;
  }

  async create(id: string): Promise<void> {
    await this.remove(id);
    const uploadId = await beginParts(this.#bucket, this.#keyOf(id));
    await putContent(this.#bucket, recordKey(id), Buffer.from(uploadId));
  }

  async put(id: string, content: BlobContent): Promise<void> {
    await this.create(id);
    await this.append(id, 0, Readable.from(content instanceof Uint8Array ? [content] : content));
  }

  /** Nothing comes while a part is being stored, so no more than one is held in memory. */
  async append(id: string, offset: number, content: Readable): Promise<number | null> {
    const upload = await this.#find(id);
    if (upload === null || upload.uploadId === null) return upload && offset === upload.size ? offset : null;
    if (offset !== upload.size) throw new Error(`${id} has ${upload.size} bytes and not ${offset}.`);
    const { uploadId, parts } = upload;
    let number = parts.length + 1;
    let size = upload.size - upload.tailBytes;
    const broken: unknown[] = [];
    for await (const bytes of cutIntoParts(this.#afterTail(upload, content, broken), number)) {
      if (bytes.length < partBytes(number)) {
        await putContent(this.#bucket, tailKey(id, size, bytes.length), bytes);
      } else {
        await putPart(this.#bucket, { key: this.#keyOf(id), uploadId, number }, bytes);
      }
      size += bytes.length;
      number += 1;
    }
    if ((await this.#find(id)) === null) {
      // Removed meanwhile, and what was written since is nobody's.
      await this.remove(id);
      return null;
    }
    // Now in a part, or in a longer tail.
    if (upload.tailBytes > 0 && size > upload.size) await this.#delete(upload.tailKey);
    if (broken.length > 0) throw broken[0];
    return size;
  }

  async size(id: string): Promise<number | null> {
    return (await this.#find(id))?.size ?? null;
  }

  /** Parts cannot be read before they are an object: only what is a tail as a whole. */
  async read(id: string, length: number): Promise<Readable | null> {
    const upload = await this.#find(id);
    if (upload === null || upload.parts.length > 0) return null;
    if (length === 0 || upload.size === 0) return Readable.from([]);
    const key = upload.uploadId === null ? this.#keyOf(id) : upload.tailKey;
    return (await openObject(this.#bucket, key, { start: 0, end: length - 1 }))?.stream ?? null;
  }

  async finish(id: string): Promise<void> {
    const upload = await this.#find(id);
    if (upload === null) throw new Error(`There is no upload ${id}.`);
    // Finished before.
    if (upload.uploadId === null) return;
    await this.#complete(id, upload, upload.uploadId).catch(async (error: unknown) => {
      // Another process was quicker.
      const found = await this.#find(id);
      if (found?.uploadId !== null || found.size !== upload.size) throw error;
    });
  }

  async #complete(id: string, upload: StoredUpload, uploadId: string): Promise<void> {
    const { parts, size } = upload;
    const key = this.#keyOf(id);
    const sent = [...parts];
    if (upload.tailBytes > 0 || parts.length === 0) {
      const PartNumber = parts.length + 1;
      const ETag = await putPart(
        this.#bucket,
        { key, uploadId, number: PartNumber },
        await this.#tailOf(upload),
      );
      sent.push({ ETag, PartNumber });
    }
    await completeParts(this.#bucket, { key, uploadId, size }, sent);
  }

  async remove(id: string): Promise<void> {
    const upload = await this.#find(id);
    if (upload !== null && upload.uploadId !== null) {
      await abortParts(this.#bucket, { key: this.#keyOf(id), uploadId: upload.uploadId });
    }
    // The record last: after an interruption, the parts are still known.
    for (const { key } of (await objectsOf(this.#bucket, id)).toReversed()) await this.#delete(key);
  }

  async *list(): AsyncIterable<ListedUpload> {
    for (const [id, modifiedMs] of await listUploads(this.#bucket)) {
      // What is left of one whose removal was cut short is listed too, to be removed.
      yield { id, size: 0, modifiedMs, ...(await this.#find(id)) };
    }
  }

  /** A bucket grows. One that must not says so when it is full. */
  async hasRoomFor(): Promise<boolean> {
    return true;
  }

  /** The tail and what comes after it. When that breaks off, the parts are closed with what came before. */
  async *#afterTail(upload: StoredUpload, content: Readable, broken: unknown[]): AsyncGenerator<Uint8Array> {
    if (upload.tailBytes > 0) yield await this.#tailOf(upload);
    try {
      yield* content as AsyncIterable<Uint8Array>;
    } catch (error) {
      broken.push(error);
    }
  }

  async #tailOf({ tailKey: key, tailBytes }: StoredUpload): Promise<Buffer> {
    if (tailBytes === 0) return Buffer.alloc(0);
    const found = await openObject(this.#bucket, key);
    if (found === null) throw new Error(`The store has lost ${key}.`);
    return buffer(found.stream);
  }

  async #delete(Key: string): Promise<void> {
    await orMissing(
      this.#bucket,
      this.#bucket.client.send(new DeleteObjectCommand({ Bucket: this.#bucket.name, Key })),
    );
  }

  async #find(id: string): Promise<StoredUpload | null> {
    if (!UPLOAD_NAME.test(id)) throw new InvalidBlobKeyError(id);
    return findUpload(this.#bucket, id, this.#keyOf(id));
  }
}
