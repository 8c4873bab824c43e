import type { Readable } from 'node:stream';
import { StorageFullError, type UploadStore } from '@academy/platform/blobs/upload-store.ts';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { Refusal } from '../../refusal.ts';
import type { UploadsRepository } from './uploads.repository.ts';

const touchEveryMs = 60_000;

export interface TusDataStoreOptions {
  readonly uploadStore: UploadStore;
  readonly repository: Pick<UploadsRepository, 'findUnderWay' | 'delete' | 'touch'>;
  /** Told of all bytes of an upload that come in. */
  readonly onBytes: (id: string) => void;
}

/**
 * What the tus library reads and writes: the bytes are in the upload store, which also says how far an upload has come,
 * and everything else is in the database.
 */
export class TusDataStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #options: TusDataStoreOptions;

  constructor(options: TusDataStoreOptions) {
    super();
    this.#options = options;
  }

  /** The row is there before the bytes, see uploads.service.ts. */
  override async create(upload: Upload): Promise<Upload> {
    await this.#options.uploadStore.create(upload.id);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#options.repository.findUnderWay(id);
    if (row === null) throw ERRORS.FILE_NOT_FOUND;
    const offset = await this.#options.uploadStore.size(id);
    if (offset === null) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new Upload({ id, size: row.bytes, offset, metadata: { filename: row.fileName } });
  }

  /** The row first: bytes without a row are swept, a row without its bytes would be an upload that cannot go on. */
  override async remove(id: string): Promise<void> {
    await this.#options.repository.delete(id);
    await this.#options.uploadStore.remove(id);
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const { uploadStore, repository, onBytes } = this.#options;
    let touchAtMs = performance.now();
    // Who listens makes a stream flow. Paused, it waits for the store, which may have to ask elsewhere before it reads.
    readable.pause();
    readable.on('data', () => {
      onBytes(id);
      if (performance.now() < touchAtMs) return;
      touchAtMs = performance.now() + touchEveryMs;
      // An upload that is still coming in is not abandoned. When the database cannot be told, the next minute will do.
      void repository.touch(id).catch(() => undefined);
    });
    const size = await uploadStore.append(id, offset, readable).catch((error: unknown) => {
      throw error instanceof StorageFullError ? new Refusal('upload_disk_full') : error;
    });
    // Taken away while it was written: by its owner, or with its lesson's video.
    if (size === null) throw new Refusal('upload_gone');
    return size;
  }
}
