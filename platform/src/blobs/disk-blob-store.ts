import type { Dirent } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../ids.ts';
import { assertBlobKey } from './blob-key.ts';
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
} from './blob-store.ts';
import {
  copyDurably,
  openFile,
  orNull,
  readRange,
  readWhole,
  renameInto,
  writeDurably,
} from './durable-files.ts';

/** Keys cannot begin with a dot, so no blob is ever found here. */
const UNFINISHED = '.unfinished';

interface DiskBlobStoreOptions {
  /**
   * The one folder that another program of this machine may read, such as a web server that sends segments.
   * All others stay closed, also to a program that may pass through the root.
   */
  readonly openFolder?: string;
}

/** Blobs as files below a folder, each written beside and renamed into place once it is safely on the disk. */
export class DiskBlobStore implements BlobStore {
  readonly #root: string;
  readonly #openFolder: string | undefined;

  constructor(root: string, { openFolder }: DiskBlobStoreOptions = {}) {
    this.#root = root;
    this.#openFolder = openFolder;
  }

  location(): string {
    return this.#root;
  }

  async put(key: string, content: BlobContent): Promise<BlobInfo> {
    assertBlobKey(key);
    const draft = await this.#newDraft();
    try {
      const size = await writeDurably(draft, content);
      await this.#renameInto(draft, key);
      return { size };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async putFile(key: string, file: string): Promise<BlobInfo> {
    assertBlobKey(key);
    const draft = await this.#newDraft();
    try {
      const size = await copyDurably(file, draft);
      await this.#renameInto(draft, key);
      return { size };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async withFile<Result>(
    key: string,
    _scratch: Scratch,
    use: (file: string) => Promise<Result>,
  ): Promise<Result | null> {
    return (await this.head(key)) === null ? null : use(this.#fileOf(key));
  }

  async get(key: string, range?: ByteRange): Promise<OpenedBlob | null> {
    const opened = await openFile(this.#fileOf(key));
    if (opened === null) return null;
    const { handle, size } = opened;
    try {
      const { start, end } = clampRange(size, range);
      return { size, length: end - start + 1, stream: await readRange(handle, start, end) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async read(key: string, room: BlobRoom): Promise<Buffer | null> {
    const opened = await openFile(this.#fileOf(key));
    if (opened === null) return null;
    try {
      const bytes = room(opened.size);
      return bytes && (await readWhole(opened.handle, bytes));
    } finally {
      await opened.handle.close();
    }
  }

  async head(key: string): Promise<BlobInfo | null> {
    const found = await orNull(stat(this.#fileOf(key)));
    return found?.isFile() ? { size: found.size } : null;
  }

  async delete(key: string): Promise<void> {
    const file = this.#fileOf(key);
    if ((await this.head(key)) === null) return;
    await rm(file, { force: true });
    await this.#removeEmptyFolders(path.dirname(file));
  }

  async deletePrefix(prefix: string): Promise<void> {
    const folder = this.#fileOf(prefix);
    const found = await orNull(stat(folder));
    if (!found?.isDirectory()) return;
    // Out of sight first: an interrupted removal leaves rubbish to sweep, never half a video to play.
    const doomed = await this.#newDraft();
    if ((await orNull(rename(folder, doomed).then(() => true))) === null) return;
    await rm(doomed, { recursive: true, force: true });
    await this.#removeEmptyFolders(path.dirname(folder));
  }

  async *list(prefix: string): AsyncIterable<ListedBlob> {
    const folder = prefix === '' ? this.#root : this.#fileOf(prefix);
    const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
    for (const entry of entries.sort(byKeyOrder)) {
      if (prefix === '' && entry.name === UNFINISHED) continue;
      const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) {
        yield* this.list(key);
        continue;
      }
      const found = await orNull(stat(this.#fileOf(key)));
      if (found?.isFile()) yield { key, size: found.size, modifiedMs: found.mtimeMs };
    }
  }

  async removeUnfinished(before: Date): Promise<number> {
    const folder = path.join(this.#root, UNFINISHED);
    let removed = 0;
    for (const name of (await orNull(readdir(folder))) ?? []) {
      const file = path.join(folder, name);
      const found = await orNull(stat(file));
      if (found === null || found.mtime >= before) continue;
      await rm(file, { recursive: true, force: true });
      removed += 1;
    }
    return removed;
  }

  #fileOf(key: string): string {
    assertBlobKey(key);
    return path.join(this.#root, key);
  }

  async #newDraft(): Promise<string> {
    const folder = path.join(this.#root, UNFINISHED);
    // For this account alone: sources lie here as they came, before anything encrypts them.
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return path.join(folder, newId());
  }

  #renameInto(file: string, key: string): Promise<void> {
    const isOpen = this.#openFolder !== undefined && key.startsWith(`${this.#openFolder}/`);
    return renameInto(file, this.#fileOf(key), isOpen ? 0o755 : 0o700);
  }

  async #removeEmptyFolders(folder: string): Promise<void> {
    for (let empty = folder; empty !== this.#root; empty = path.dirname(empty)) {
      try {
        await rmdir(empty);
      } catch {
        // Not empty, or removed by another process: either way there is nothing more to do.
        return;
      }
    }
  }
}

/** "a.b" comes before "a/b": a folder sorts as if its name ended in a slash, so that all keys come out in order. */
function byKeyOrder(one: Dirent, other: Dirent): number {
  const [left, right] = [one, other].map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return (left ?? '') < (right ?? '') ? -1 : 1;
}
