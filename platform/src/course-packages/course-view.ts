import { Readable } from 'node:stream';
import type { FolderFiles, ListedFile } from '../course-folder/folder-files.ts';

/**
 * A course folder that lies nowhere: its texts are in memory, and its films and files are those of the package under other
 * names. So a package is imported by what imports folders, and nothing is copied.
 */
export class CourseView implements FolderFiles {
  readonly #source: FolderFiles;
  readonly #texts = new Map<string, Uint8Array>();
  readonly #files = new Map<string, string>();
  readonly #folders = new Map<string, Map<string, ListedFile['kind']>>([['', new Map()]]);

  constructor(source: FolderFiles) {
    this.#source = source;
  }

  addText(name: string, text: string): void {
    this.#enter(name);
    this.#texts.set(name, Buffer.from(text));
  }

  addFile(name: string, inPackage: string): void {
    this.#enter(name);
    this.#files.set(name, inPackage);
  }

  async list(folder: string): Promise<ListedFile[]> {
    const entries = this.#folders.get(folder) ?? new Map<string, ListedFile['kind']>();
    return [...entries].map(([name, kind]) => ({ name, kind }));
  }

  async size(file: string): Promise<number | null> {
    const inPackage = this.#files.get(file);
    if (inPackage !== undefined) return this.#source.size(inPackage);
    return this.#texts.get(file)?.byteLength ?? null;
  }

  async read(file: string): Promise<Uint8Array> {
    return this.#texts.get(file) ?? this.#source.read(this.#inPackage(file));
  }

  async open(file: string): Promise<Readable> {
    const text = this.#texts.get(file);
    return text === undefined ? this.#source.open(this.#inPackage(file)) : Readable.from([text]);
  }

  #inPackage(file: string): string {
    const found = this.#files.get(file);
    if (found === undefined) throw new Error(`There is no ${file} in this course.`);
    return found;
  }

  /** The folders around a file are listed from its first mention. */
  #enter(name: string): void {
    const parts = name.split('/');
    for (const [index, part] of parts.entries()) {
      const folder = parts.slice(0, index).join('/');
      const isFile = index === parts.length - 1;
      const entries = this.#folders.get(folder) ?? new Map<string, ListedFile['kind']>();
      entries.set(part, isFile ? 'file' : 'folder');
      this.#folders.set(folder, entries);
    }
  }
}
