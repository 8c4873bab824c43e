import type { Readable } from 'node:stream';
import type { BlobContent } from './blob-store.ts';

/**
 * The bytes of uploads in progress, each under the id of its upload. How far an upload has come is what this store says:
 * it is kept nowhere else, so that a crash cannot make two places differ.
 */
export interface UploadStore {
  /** Begins an upload that has no bytes yet, in place of what has the id. */
  create(id: string): Promise<void>;
  /** Stores all of an upload at once, safely, as a restored backup brings it. */
  put(id: string, content: BlobContent): Promise<void>;
  /**
   * Writes from the offset on and answers the new size; null when there is no such upload. When the content breaks off,
   * what came before is kept. Rejects with a StorageFullError when there is no room.
   */
  append(id: string, offset: number, content: Readable): Promise<number | null>;
  /** null when there is no such upload. */
  size(id: string): Promise<number | null>;
  /**
   * The first bytes of an upload, also while more are written; null when there is no such upload, or when the store cannot
   * read what is not finished.
   */
  read(id: string, length: number): Promise<Readable | null>;
  /**
   * Makes the upload a blob, which is then safe. The upload stays until it is removed, so that finishing may be done
   * again after a crash. Rejects when there is no such upload.
   */
  finish(id: string): Promise<void>;
  /** Removing what is not there is no error. A blob that was made of the upload stays. */
  remove(id: string): Promise<void>;
  /** Everything there is, in the order of the ids, also what earlier versions left beside an upload. */
  list(): AsyncIterable<ListedUpload>;
  /** Whether so many bytes can be written and enough is left for everything else. */
  hasRoomFor(bytes: number): Promise<boolean>;
}

export interface ListedUpload {
  readonly id: string;
  readonly size: number;
  /** When bytes were last written. */
  readonly modifiedMs: number;
}

/** The id of an upload: no path, and nothing hidden. */
export const UPLOAD_NAME = /^[\w-][\w.-]*$/;

export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}
