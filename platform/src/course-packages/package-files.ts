import path from 'node:path';
import type { FolderFiles } from '../course-folder/folder-files.ts';
import { PackageProblemError } from './package-problem.ts';

const MOST_FILES = 20_000;
const DEEPEST = 32;
/** Of texts and XML together: they are held in memory one by one, and what becomes of them all at once. */
const MOST_BYTES_READ = 64 * 1024 * 1024;

/** The files of a package. Nothing is opened that was not found by listing, so no address can lead anywhere else. */
export class PackageFiles {
  readonly #files: FolderFiles;
  /** By name as packages from Windows spell it: capitals do not matter. */
  readonly #found: ReadonlyMap<string, string>;
  readonly #read = new Set<string>();
  #bytesRead = 0;

  private constructor(files: FolderFiles, found: ReadonlyMap<string, string>) {
    this.#files = files;
    this.#found = found;
  }

  static async list(files: FolderFiles): Promise<PackageFiles> {
    const found = new Map<string, string>();
    const walk = async (folder: string, depth: number): Promise<void> => {
      if (depth > DEEPEST) throw new PackageProblemError('too_many_files', folder);
      for (const { name, kind } of await files.list(folder)) {
        const file = path.posix.join(folder, name);
        if (kind === 'other') throw new PackageProblemError('not_a_file', file);
        if (kind === 'folder') await walk(file, depth + 1);
        else found.set(folded(file), file);
        if (found.size > MOST_FILES) throw new PackageProblemError('too_many_files');
      }
    };
    await walk('', 0);
    return new PackageFiles(files, found);
  }

  /** The file's own spelling; null when there is none. */
  find(name: string): string | null {
    return this.#found.get(folded(name)) ?? null;
  }

  /** Null for one that is larger than it may be. */
  async read(file: string, mostBytes: number): Promise<Uint8Array | null> {
    const size = (await this.#files.size(file)) ?? 0;
    if (size > mostBytes) return null;
    this.#bytesRead += size;
    if (this.#bytesRead > MOST_BYTES_READ) throw new PackageProblemError('texts_too_large');
    this.#read.add(file);
    return this.#files.read(file);
  }

  unread(): string[] {
    return [...this.#found.values()].filter((file) => !this.#read.has(file));
  }
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * Where an address written in a file of `folder` leads inside of the package. 'outside' for what leaves it and 'elsewhere' for
 * what has a scheme or a host; fragments and questions to a server do not count.
 */
export function pathInPackage(
  folder: string,
  address: string,
): { readonly path: string } | 'outside' | 'elsewhere' {
  const written = address.trim().replaceAll('\\', '/');
  if (/^[a-z]:\//i.test(written)) return 'outside';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return 'elsewhere';
  const name = decoded(written.replace(/[?#].*$/s, '')).replaceAll('\\', '/');
  if (name.startsWith('/') || /[\p{Cc}]/u.test(name)) return 'outside';
  const joined = path.posix.normalize(path.posix.join(folder, name));
  return joined === '..' || joined.startsWith('../') ? 'outside' : { path: joined };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
