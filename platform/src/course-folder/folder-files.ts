import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

export interface ListedFile {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** The files of a course folder, wherever they lie. Names are paths from the folder, with forward slashes. */
export interface FolderFiles {
  /** What is directly in a folder; '' is the folder itself. */
  list(folder: string): Promise<ListedFile[]>;
  /** Null when there is no such file. */
  size(file: string): Promise<number | null>;
  read(file: string): Promise<Uint8Array>;
  open(file: string): Promise<Readable>;
}

/** A folder on the disk. Names come in the composed form of their letters, as they are written inside of files. */
export function diskFiles(root: string): FolderFiles {
  const spelled = new Map<string, string>();
  const absolute = (name: string) => path.join(root, spelled.get(name) ?? name);
  return {
    list: async (folder) =>
      (await readdir(absolute(folder), { withFileTypes: true })).map((entry) => {
        const name = entry.name.normalize('NFC');
        const found = path.posix.join(folder, name);
        if (name !== entry.name) spelled.set(found, path.join(spelled.get(folder) ?? folder, entry.name));
        else if (spelled.has(folder)) spelled.set(found, path.join(spelled.get(folder) ?? '', entry.name));
        return { name, kind: entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other' };
      }),
    size: async (file) => {
      const found = await stat(absolute(file)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },
    read: (file) => readFile(absolute(file)),
    open: async (file) => Readable.from(createReadStream(absolute(file))),
  };
}
