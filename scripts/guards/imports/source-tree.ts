import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';

interface ImportUse {
  /** null when it is computed at run time and so cannot be checked. */
  readonly specifier: string | null;
  /** A type import leaves nothing behind in the running program. */
  readonly kind: 'value' | 'type';
  readonly line: number;
}

type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'missing' };

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

/** A sentence that begins with the file and the line. */
export type Violation = string;

export function at(file: SourceFile, use: Import, sentence: string): Violation {
  return `${file.path}:${use.line} ${sentence}`;
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

const OWN_SCOPE = '@academy/';
const WEB_ALIAS = '@/';

/** What an import names: a file of this repository, by its path from the root, or something from outside. */
function resolveImport(root: string, importer: string, specifier: string): Target {
  const name = specifier.replace(/\?.*$/, '');
  if (name.startsWith('.')) return fileAt(root, path.posix.join(path.posix.dirname(importer), name));
  if (name.startsWith(WEB_ALIAS)) return fileAt(root, `web/src/${name.slice(WEB_ALIAS.length)}`);
  if (name.startsWith(OWN_SCOPE)) {
    const [room, ...rest] = name.slice(OWN_SCOPE.length).split('/');
    return fileAt(root, `${room}/src/${rest.join('/')}`);
  }
  if (isBuiltin(name)) return { kind: 'builtin', name };
  const parts = name.split('/');
  return { kind: 'package', name: parts.slice(0, name.startsWith('@') ? 2 : 1).join('/') };
}

function fileAt(root: string, file: string): Target {
  return existsSync(path.join(root, file)) ? { kind: 'file', path: file } : { kind: 'missing' };
}

type Node = Readonly<Record<string, unknown>>;

/** Everything a file imports: statements, re-exports, `import()` and types by `import('…')`. */
function readImports(file: string, text: string): ImportUse[] {
  const { program, errors } = parseSync(file, text);
  const problem = errors[0];
  if (problem) throw new Error(`${file} cannot be read: ${problem.message}`);
  const found: ImportUse[] = [];
  visit(program, (node) => {
    const kind = importKind(node);
    if (!kind) return;
    const line = text.slice(0, Number(node['start'])).split('\n').length;
    found.push({ specifier: specifierOf(node), kind, line });
  });
  return found;
}

function importKind(node: Node): ImportUse['kind'] | null {
  switch (node['type']) {
    case 'ImportDeclaration':
      return node['importKind'] === 'type' ? 'type' : 'value';
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (!node['source']) return null;
      return node['exportKind'] === 'type' ? 'type' : 'value';
    case 'ImportExpression':
      return 'value';
    case 'TSImportType':
      return 'type';
    default:
      return null;
  }
}

function specifierOf(node: Node): string | null {
  const source = node['source'];
  const value = isNode(source) ? source['value'] : undefined;
  return typeof value === 'string' ? value : null;
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode);
  } else if (isNode(value)) {
    if (typeof value['type'] === 'string') onNode(value);
    for (const child of Object.values(value)) visit(child, onNode);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
