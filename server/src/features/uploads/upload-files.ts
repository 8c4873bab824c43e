import { createWriteStream, mkdirSync } from 'node:fs';
import { rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RESERVED_BYTES } from '@academy/platform/reserved-space.ts';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { diskFull, uploadGone } from './upload-error.ts';
import type { UploadsRepository } from './uploads.repository.ts';

const keepEveryMs = 60_000;

export interface UploadFilesOptions {
  readonly folder: string;
  readonly repository: Pick<UploadsRepository, 'findUnderWay' | 'delete' | 'touch'>;
  /** Told of all bytes of an upload that come in. */
  readonly onBytes: (id: string) => void;
}

/**
 * The bytes of uploads under way: one file each, named by the upload's id, and nothing beside it. How far an upload
 * has come is the length of its file, so a crash cannot make the two differ; everything else is in the database.
 */
export class UploadFiles extends FileStore {
  readonly #options: UploadFilesOptions;

  constructor(options: UploadFilesOptions) {
    const { folder, repository } = options;
    // Nobody else's to look at: files lie here as they came, before anything protects them.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super({
      directory: folder,
      configstore: {
        get: async (id) => {
          const row = await repository.findUnderWay(id);
          if (row === null) return undefined;
          return new Upload({ id, size: row.bytes, offset: 0, metadata: { filename: row.fileName } });
        },
        // The row is there before the file, see uploads.service.ts.
        set: async () => undefined,
        delete: async (id) => {
          await repository.delete(id);
        },
      },
    });
    this.#options = options;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  fileOf(id: string): string {
    return path.join(this.directory, id);
  }

  /** null when there is no such file. */
  async sizeOf(id: string): Promise<number | null> {
    return stat(this.fileOf(id)).then(
      ({ size }) => size,
      () => null,
    );
  }

  /** Whether a file of this size can be written without filling the disk. */
  async hasRoomFor(bytes: number): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.directory);
    return bavail * bsize >= bytes + RESERVED_BYTES;
  }

  /** The row first: a file that nobody knows is swept, a row without its file would be an upload that cannot go on. */
  override async remove(id: string): Promise<void> {
    await this.#options.repository.delete(id);
    await this.removeFile(id);
  }

  async removeFile(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.fileOf(id), { flags: 'r+', start: offset });
    let keepAtMs = performance.now();
    readable.on('data', () => {
      this.#options.onBytes(id);
      if (performance.now() < keepAtMs) return;
      keepAtMs = performance.now() + keepEveryMs;
      void this.#keep(id);
    });
    try {
      await pipeline(readable, file);
    } catch (error) {
      throw reasonOf(error);
    }
    return offset + file.bytesWritten;
  }

  /** An upload that is still coming in is not abandoned. When the database cannot be told, the next minute will do. */
  #keep(id: string): Promise<void> {
    return this.#options.repository.touch(id).catch(() => undefined);
  }
}

function reasonOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull();
  // Taken away while it was written: by its owner, or with its lesson's video.
  if (code === 'ENOENT') return uploadGone();
  return error;
}
