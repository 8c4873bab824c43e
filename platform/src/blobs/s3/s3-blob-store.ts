import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, HeadObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { newId } from '../../ids.ts';
import { assertBlobKey, isBlobKey } from '../blob-key.ts';
import {
  type BlobContent,
  type BlobInfo,
  type BlobRoom,
  type BlobStore,
  type ByteRange,
  clampRange,
  type ListedBlob,
  type OpenedBlob,
  type Scratch,
} from '../blob-store.ts';
import { partBytes } from './cut-into-parts.ts';
import { explained, isOutsideOfObject, orMissing, type S3Bucket, soon } from './s3-bucket.ts';
import { abortParts, listUnfinishedParts, putContent } from './s3-parts.ts';
import { openObject } from './s3-reading.ts';

const DELETED_AT_ONCE = 16;
const READ_BYTES = 1024 * 1024;

interface S3BlobStoreOptions {
  /** The ids of parts that are still being written though they may be old: uploads that take days. */
  readonly partsUnderWay: () => Promise<ReadonlySet<string>>;
}

/** Blobs as objects of a bucket, each under its own key. */
export class S3BlobStore implements BlobStore {
  readonly #bucket: S3Bucket;
  readonly #options: S3BlobStoreOptions;

  constructor(bucket: S3Bucket, options: S3BlobStoreOptions) {
    this.#bucket = bucket;
    this.#options = options;
  }

  location(): string {
    return this.#bucket.location;
  }

  async put(key: string, content: BlobContent): Promise<BlobInfo> {
    assertBlobKey(key);
    return { size: await putContent(this.#bucket, key, content) };
  }

  async putFile(key: string, file: string): Promise<BlobInfo> {
    assertBlobKey(key);
    const isOnePart = (await stat(file)).size <= partBytes(1);
    const content = isOnePart ? await readFile(file) : createReadStream(file, { highWaterMark: READ_BYTES });
    return { size: await putContent(this.#bucket, key, content) };
  }

  async withFile<Result>(
    key: string,
    { folder, requireRoom }: Scratch,
    use: (file: string) => Promise<Result>,
  ): Promise<Result | null> {
    const opened = await this.get(key);
    if (opened === null) return null;
    const file = path.join(folder, newId());
    try {
      await requireRoom(opened.size).catch((error: unknown) => {
        opened.stream.destroy();
        throw error;
      });
      await pipeline(opened.stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      return await use(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  async get(key: string, range?: ByteRange): Promise<OpenedBlob | null> {
    assertBlobKey(key);
    if (range === undefined) return openObject(this.#bucket, key);
    const { start, end = Number.POSITIVE_INFINITY } = range;
    if (start < 0 || end < start) return this.#refuseRange(key, range);
    try {
      return await openObject(this.#bucket, key, range);
    } catch (error) {
      if (isOutsideOfObject(error)) return this.#refuseRange(key, range);
      throw error;
    }
  }

  async read(key: string, room: BlobRoom): Promise<Buffer | null> {
    const opened = await this.get(key);
    const bytes = opened && room(opened.size);
    if (opened === null || bytes === null) {
      opened?.stream.destroy();
      return null;
    }
    let end = 0;
    for await (const chunk of opened.stream as AsyncIterable<Buffer>) end += chunk.copy(bytes, end);
    if (end !== bytes.length) throw new Error(`An object ended before its ${bytes.length} bytes.`);
    return bytes;
  }

  async head(key: string): Promise<BlobInfo | null> {
    assertBlobKey(key);
    const command = new HeadObjectCommand({ Bucket: this.#bucket.name, Key: key });
    const found = await orMissing(
      this.#bucket,
      soon((options) => this.#bucket.client.send(command, options)),
    );
    return found && { size: found.ContentLength ?? 0 };
  }

  async delete(key: string): Promise<void> {
    assertBlobKey(key);
    const command = new DeleteObjectCommand({ Bucket: this.#bucket.name, Key: key });
    await orMissing(this.#bucket, this.#bucket.client.send(command));
  }

  /** One by one: not every store can remove many at once, and those that can want checksums of different kinds. */
  async deletePrefix(prefix: string): Promise<void> {
    assertBlobKey(prefix);
    const listed = this.list(prefix)[Symbol.asyncIterator]();
    const deleteAll = async () => {
      for (let next = await listed.next(); !next.done; next = await listed.next()) {
        await this.delete(next.value.key);
      }
    };
    await Promise.all(Array.from({ length: DELETED_AT_ONCE }, deleteAll));
  }

  async *list(prefix: string): AsyncIterable<ListedBlob> {
    if (prefix !== '') assertBlobKey(prefix);
    const Prefix = prefix === '' ? '' : `${prefix}/`;
    const pages = paginateListObjectsV2(
      { client: this.#bucket.client },
      { Bucket: this.#bucket.name, Prefix },
    );
    try {
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size: size = 0, LastModified } of Contents) {
          // What others keep in the bucket is not ours, as uploads in progress are not.
          if (isBlobKey(Key)) yield { key: Key, size, modifiedMs: LastModified?.getTime() ?? 0 };
        }
      }
    } catch (error) {
      throw explained(this.#bucket, error);
    }
  }

  async removeUnfinished(before: Date): Promise<number> {
    const underWay = await this.#options.partsUnderWay();
    let removed = 0;
    for await (const { initiated, ...parts } of listUnfinishedParts(this.#bucket)) {
      if (underWay.has(parts.uploadId) || !isBlobKey(parts.key) || initiated >= before) continue;
      await abortParts(this.#bucket, parts);
      removed += 1;
    }
    return removed;
  }

  /** null when there is no such blob. */
  async #refuseRange(key: string, range: ByteRange): Promise<null> {
    const found = await this.head(key);
    if (found !== null) clampRange(found.size, range);
    return null;
  }
}
