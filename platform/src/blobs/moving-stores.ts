/**
 * An academy whose files are moving from one store to another. All that is new goes to the new one; what is not there
 * yet is found in the old one. So everything is there at every moment, whatever has been moved so far.
 */
import type { Readable } from 'node:stream';
import type {
  BlobContent,
  BlobInfo,
  BlobRoom,
  BlobStore,
  ByteRange,
  ListedBlob,
  OpenedBlob,
  Scratch,
} from './blob-store.ts';
import { mergeInOrder } from './merge-in-order.ts';
import type { ListedUpload, UploadStore } from './upload-store.ts';

export class MovingBlobStore implements BlobStore {
  readonly #next: BlobStore;
  readonly #previous: BlobStore;

  constructor(next: BlobStore, previous: BlobStore) {
    this.#next = next;
    this.#previous = previous;
  }

  location(): string {
    return `${this.#next.location()}, moving from ${this.#previous.location()}`;
  }

  put(key: string, content: BlobContent): Promise<BlobInfo> {
    return this.#next.put(key, content);
  }

  putFile(key: string, file: string): Promise<BlobInfo> {
    return this.#next.putFile(key, file);
  }

  async withFile<Result>(
    key: string,
    scratch: Scratch,
    use: (file: string) => Promise<Result>,
  ): Promise<Result | null> {
    const store = (await this.#next.head(key)) === null ? this.#previous : this.#next;
    return store.withFile(key, scratch, use);
  }

  async get(key: string, range?: ByteRange): Promise<OpenedBlob | null> {
    return (await this.#next.get(key, range)) ?? this.#previous.get(key, range);
  }

  async read(key: string, room: BlobRoom): Promise<Buffer | null> {
    return (await this.#next.read(key, room)) ?? this.#previous.read(key, room);
  }

  async head(key: string): Promise<BlobInfo | null> {
    return (await this.#next.head(key)) ?? this.#previous.head(key);
  }

  /** From the old one first: what is gone from there cannot be moved again. */
  async delete(key: string): Promise<void> {
    await this.#previous.delete(key);
    await this.#next.delete(key);
  }

  async deletePrefix(prefix: string): Promise<void> {
    await this.#previous.deletePrefix(prefix);
    await this.#next.deletePrefix(prefix);
  }

  list(prefix: string): AsyncIterable<ListedBlob> {
    return mergeInOrder(this.#next.list(prefix), this.#previous.list(prefix), ({ key }) => key);
  }

  async removeUnfinished(before: Date): Promise<number> {
    return (await this.#next.removeUnfinished(before)) + (await this.#previous.removeUnfinished(before));
  }
}

/** An upload ends in the store where it was begun. */
export class MovingUploadStore implements UploadStore {
  readonly #next: UploadStore;
  readonly #previous: UploadStore;

  constructor(next: UploadStore, previous: UploadStore) {
    this.#next = next;
    this.#previous = previous;
  }

  create(id: string): Promise<void> {
    return this.#next.create(id);
  }

  put(id: string, content: BlobContent): Promise<void> {
    return this.#next.put(id, content);
  }

  async append(id: string, offset: number, content: Readable): Promise<number | null> {
    return (await this.#storeOf(id)).append(id, offset, content);
  }

  async size(id: string): Promise<number | null> {
    return (await this.#next.size(id)) ?? this.#previous.size(id);
  }

  async read(id: string, length: number): Promise<Readable | null> {
    return (await this.#storeOf(id)).read(id, length);
  }

  async finish(id: string): Promise<void> {
    await (await this.#storeOf(id)).finish(id);
  }

  async remove(id: string): Promise<void> {
    await this.#previous.remove(id);
    await this.#next.remove(id);
  }

  list(): AsyncIterable<ListedUpload> {
    return mergeInOrder(this.#next.list(), this.#previous.list(), ({ id }) => id);
  }

  hasRoomFor(bytes: number): Promise<boolean> {
    return this.#next.hasRoomFor(bytes);
  }

  async #storeOf(id: string): Promise<UploadStore> {
    return (await this.#next.size(id)) === null ? this.#previous : this.#next;
  }
}
