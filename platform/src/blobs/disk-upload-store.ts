import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RESERVED_BYTES } from '../reserved-space.ts';
import { InvalidBlobKeyError } from './blob-key.ts';
import type { BlobContent, BlobStore } from './blob-store.ts';
import { orNull, readRange, writeDurably } from './durable-files.ts';
import { type ListedUpload, StorageFullError, UPLOAD_NAME, type UploadStore } from './upload-store.ts';

interface DiskUploadStoreOptions {
  /** Where finished uploads go. */
  readonly blobs: BlobStore;
  readonly keyOf: (id: string) => string;
}

/** Uploads as files of a folder, each named by its id. Its length says how far the upload has come. */
export class DiskUploadStore implements UploadStore {
  readonly #folder: string;
  readonly #options: DiskUploadStoreOptions;

  constructor(folder: string, options: DiskUploadStoreOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  async create(id: string): Promise<void> {
    await this.#ensureFolder();
    await writeFile(this.#fileOf(id), '');
  }

  async put(id: string, content: BlobContent): Promise<void> {
    await this.#ensureFolder();
    await writeDurably(this.#fileOf(id), content);
  }

  async append(id: string, offset: number, content: Readable): Promise<number | null> {
    const file = createWriteStream(this.#fileOf(id), { flags: 'r+', start: offset });
    try {
      return await orNull(pipeline(content, file).then(() => offset + file.bytesWritten));
    } catch (error) {
      throw isFull(error) ? new StorageFullError('The disk is full.', { cause: error }) : error;
    }
  }

  async size(id: string): Promise<number | null> {
    return (await orNull(stat(this.#fileOf(id))))?.size ?? null;
  }

  async read(id: string, length: number): Promise<Readable | null> {
    const handle = await orNull(open(this.#fileOf(id), 'r'));
    return handle && readRange(handle, 0, length - 1);
  }

  async finish(id: string): Promise<void> {
    const { blobs, keyOf } = this.#options;
    await blobs.putFile(keyOf(id), this.#fileOf(id));
  }

  async remove(id: string): Promise<void> {
    await rm(this.#fileOf(id), { recursive: true, force: true });
  }

  async *list(): AsyncIterable<ListedUpload> {
    const names = (await orNull(readdir(this.#folder))) ?? [];
    for (const id of names.filter((name) => UPLOAD_NAME.test(name)).sort()) {
      const found = await orNull(stat(this.#fileOf(id)));
      if (found !== null) yield { id, size: found.size, modifiedMs: found.mtimeMs };
    }
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    await this.#ensureFolder();
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize >= bytes + RESERVED_BYTES;
  }

  /** For this account alone: files lie here as they came, before anything encrypts them. */
  async #ensureFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  #fileOf(id: string): string {
    if (!UPLOAD_NAME.test(id)) throw new InvalidBlobKeyError(id);
    return path.join(this.#folder, id);
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
