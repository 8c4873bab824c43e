import { buffer } from 'node:stream/consumers';
import type { OpenedZip } from '../zip/read-zip.ts';
import { ZipProblemError } from '../zip/zip-problem.ts';
import type { FolderFiles, ListedFile } from './folder-files.ts';
import { FileProblemsError } from './read-yaml.ts';

/** What macOS puts into every zip. */
const FOREIGN = '__MACOSX/';

/** A course folder inside a zip, at its top or as its only folder, as programs pack one. */
export function zipFiles(zip: OpenedZip): FolderFiles {
  const entries = zip.entries.filter(({ name }) => !name.startsWith(FOREIGN));
  const root = rootOf(entries.map(({ name }) => name));
  const sizes = new Map(
    entries
      .filter(({ name }) => name.startsWith(root))
      .map(({ name, size }) => [name.slice(root.length), size]),
  );
  const open = (file: string) => told(file, () => zip.open(root + file));
  return {
    list: async (folder) => {
      const found = new Map<string, ListedFile['kind']>();
      const prefix = folder === '' ? '' : `${folder}/`;
      for (const name of sizes.keys()) {
        if (!name.startsWith(prefix)) continue;
        const [first = '', ...rest] = name.slice(prefix.length).split('/');
        found.set(first, rest.length === 0 ? 'file' : 'folder');
      }
      return [...found].map(([name, kind]) => ({ name, kind }));
    },
    size: async (file) => sizes.get(file) ?? null,
    read: async (file) => told(file, async () => buffer(await open(file))),
    open,
  };
}

/** The file that makes a folder a course, ours or a package of another system. */
const MARKS = ['course.yaml', 'imsmanifest.xml'];

function rootOf(names: readonly string[]): string {
  const isRoot = (root: string) => MARKS.some((mark) => names.includes(`${root}${mark}`));
  if (isRoot('')) return '';
  const [first = ''] = names;
  const root = first.slice(0, first.indexOf('/') + 1);
  return isRoot(root) && names.every((name) => name.startsWith(root)) ? root : '';
}

async function told<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof ZipProblemError ? problemsOfZip(error, file) : error;
  }
}

/** What is wrong with a zip, told as what is wrong with a folder is. */
export function problemsOfZip({ file, sentence }: ZipProblemError, within?: string): FileProblemsError {
  return new FileProblemsError([
    { file: within ?? file ?? 'The zip', line: null, field: null, message: sentence },
  ]);
}
