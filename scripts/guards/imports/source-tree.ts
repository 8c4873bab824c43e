import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportUse, readImports } from './read-imports.ts';
import { resolveImport, type Target } from './resolve-import.ts';

export interface Import extends ImportUse {
  readonly target: Target;
}

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly room: string;
  readonly imports: readonly Import[];
}

export interface SourceTree {
  readonly files: readonly SourceFile[];
  /** The packages each room names as its dependencies, by room. */
  readonly dependencies: ReadonlyMap<string, ReadonlySet<string>>;
}

const NOT_SOURCES = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report']);

/** Every TypeScript file in a folder of the repository, with what it imports; files at the very top configure tools. */
export function readSourceTree(root: string): SourceTree {
  const rooms = foldersIn(root);
  const files = rooms.flatMap((room) => listSources(root, room).map((file) => readSource(root, room, file)));
  return { files, dependencies: new Map(rooms.map((room) => [room, readDependencies(root, room)])) };
}

function readSource(root: string, room: string, file: string): SourceFile {
  const imports = readImports(file, readFileSync(path.join(root, file), 'utf8')).map((use) => ({
    ...use,
    target:
      use.specifier === null ? ({ kind: 'missing' } as const) : resolveImport(root, file, use.specifier),
  }));
  return { path: file, room, imports };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_SOURCES.has(entry.name))
    .map((entry) => entry.name);
}

function listSources(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  const here = readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${folder}/${entry.name}`);
  return [...here, ...foldersIn(absolute).flatMap((name) => listSources(root, `${folder}/${name}`))];
}

function readDependencies(root: string, room: string): ReadonlySet<string> {
  try {
    const manifest: { dependencies?: object } = JSON.parse(
      readFileSync(path.join(root, room, 'package.json'), 'utf8'),
    );
    return new Set(Object.keys(manifest.dependencies ?? {}));
  } catch {
    return new Set();
  }
}
