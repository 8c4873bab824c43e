import { browserRooms, isTestCode, nodeRooms, packagesOfBoth } from './rooms.ts';
import { at, type Import, type SourceFile, type SourceTree, type Violation } from './source-tree.ts';

const CONTRACT_PACKAGE = 'zod';

/** What a browser runs uses no Node, the contract uses zod alone, and the web app never pulls zod in through it. */
export function browserViolations(tree: SourceTree): Violation[] {
  const nodePackages = packagesOfNodeRooms(tree);
  const withZod = contractFilesThatLoadZod(tree);
  const shipped = tree.files.filter((file) => browserRooms.includes(file.room) && isShipped(file));
  return shipped.flatMap((file) =>
    file.imports.flatMap((use) => [
      ...againstPackages(file, use, tree, nodePackages),
      ...againstZod(file, use, withZod),
    ]),
  );
}

function isShipped(file: SourceFile): boolean {
  return file.path.startsWith(`${file.room}/src/`) && !isTestCode(file.path);
}

function againstPackages(
  file: SourceFile,
  use: Import,
  tree: SourceTree,
  nodePackages: ReadonlySet<string>,
): Violation[] {
  if (use.target.kind === 'builtin')
    return [at(file, use, `imports ${use.specifier}, which no browser has.`)];
  if (use.target.kind !== 'package') return [];
  const name = use.target.name;
  if (file.room === 'contract') {
    return name === CONTRACT_PACKAGE
      ? []
      : [at(file, use, `imports ${name}: the contract depends on zod alone.`)];
  }
  if (nodePackages.has(name))
    return [at(file, use, `imports ${name}, which is a package of the Node rooms.`)];
  if (!tree.dependencies.get(file.room)?.has(name)) {
    return [at(file, use, `imports ${name}, which is no dependency of ${file.room}/package.json.`)];
  }
  return [];
}

function againstZod(file: SourceFile, use: Import, withZod: ReadonlySet<string>): Violation[] {
  if (file.room !== 'web' || use.kind === 'type' || use.target.kind !== 'file') return [];
  if (!withZod.has(use.target.path)) return [];
  return [at(file, use, `imports ${use.specifier}, which brings zod into the browser: use import type.`)];
}

function packagesOfNodeRooms(tree: SourceTree): ReadonlySet<string> {
  const all = nodeRooms.flatMap((room) => [...(tree.dependencies.get(room) ?? [])]);
  const isForBoth = (name: string) =>
    name.startsWith('@academy/') || name === CONTRACT_PACKAGE || packagesOfBoth.has(name);
  return new Set(all.filter((name) => !isForBoth(name)));
}

function contractFilesThatLoadZod(tree: SourceTree): ReadonlySet<string> {
  const contract = tree.files.filter((file) => file.room === 'contract');
  const loading = new Set<string>();
  const loadsZod = (use: Import) =>
    use.kind === 'value' &&
    ((use.target.kind === 'package' && use.target.name === CONTRACT_PACKAGE) ||
      (use.target.kind === 'file' && loading.has(use.target.path)));
  let before: number;
  do {
    before = loading.size;
    for (const file of contract) if (file.imports.some(loadsZod)) loading.add(file.path);
  } while (loading.size > before);
  return loading;
}
