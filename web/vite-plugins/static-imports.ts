import path from 'node:path';
import type { Rollup } from 'vite';

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo' | 'parse'>;
type Statement = ReturnType<Graph['parse']>['body'][number];

/** A name that a module has from another one. */
interface Import {
  readonly local: string;
  readonly source: string;
  readonly imported: string;
}

/** The index of a package: it has no code of its own, and passes on what other files export. */
interface PackageIndex {
  readonly named: ReadonlyMap<string, Import>;
  /** The files of which it passes on everything. */
  readonly whole: readonly string[];
}

/**
 * Finds the modules that one imports statically, directly or through others. Of the index of a package they are those that are
 * asked for by name: else two thousand icons would belong to every page that has one.
 */
export function createImportFinder(graph: Graph): (root: string) => ReadonlySet<string> {
  const indexes = new Map<string, PackageIndex | undefined>();
  const importedIds = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];

  const statementsOf = (id: string): readonly Statement[] => {
    const code = graph.getModuleInfo(id)?.code ?? '';
    return /\.[cm]?[jt]sx?$/.test(id) ? graph.parse(code, { lang: 'tsx' }).body : [];
  };

  const indexOf = (id: string): PackageIndex | undefined => {
    if (!id.includes('/node_modules/')) return undefined;
    if (!indexes.has(id)) indexes.set(id, readIndex(statementsOf(id)));
    return indexes.get(id);
  };

  /** A file beside the importer, or the one it has of a package. */
  const resolve = (importer: string, source: string): string | undefined =>
    source.startsWith('.')
      ? path.resolve(path.dirname(importer), source)
      : importedIds(importer).find((id) => id.includes(`/node_modules/${source}/`));

  /** The module that has what another one exports under a name. */
  const originOf = (id: string, name: string): string => {
    const index = indexOf(id);
    const known = index?.named.get(name);
    const next = known ? resolve(id, known.source) : index?.whole.map((source) => resolve(id, source))[0];
    return next ? originOf(next, known?.imported ?? name) : id;
  };

  const askedOf = (importer: string, index: string): string[] =>
    statementsOf(importer)
      .flatMap(importsOf)
      .filter(({ source }) => resolve(importer, source) === index)
      .map(({ imported }) => originOf(index, imported));

  return (root) => {
    const found = new Set([root]);
    for (const id of found) {
      for (const imported of importedIds(id)) {
        const asked = indexOf(imported) ? askedOf(id, imported) : [imported];
        for (const module of asked) found.add(module);
      }
    }
    found.delete(root);
    return found;
  };
}

function readIndex(statements: readonly Statement[]): PackageIndex | undefined {
  const imports = statements.flatMap(importsOf);
  const named = new Map<string, Import>();
  const whole: string[] = [];
  for (const statement of statements) {
    if (statement.type === 'ExportAllDeclaration') whole.push(statement.source.value);
    else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const { local, exported } of statement.specifiers) {
        const source = statement.source?.value;
        const from =
          source === undefined
            ? imports.find((candidate) => candidate.local === nameOf(local))
            : { local: '', source, imported: nameOf(local) };
        if (from) named.set(nameOf(exported), from);
      }
    } else if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExpressionStatement') {
      return undefined;
    }
  }
  return named.size + whole.length > 0 ? { named, whole } : undefined;
}

function importsOf(statement: Statement): Import[] {
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.map((specifier) => ({
    local: specifier.local.name,
    source: statement.source.value,
    imported: specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*',
  }));
}

function nameOf(name: { readonly type: string; readonly name?: string; readonly value?: string }): string {
  return name.name ?? name.value ?? '';
}
