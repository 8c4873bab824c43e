import { parseSync } from 'vite';

export interface ImportUse {
  /** null when it is computed at run time and so cannot be checked. */
  readonly specifier: string | null;
  /** A type import leaves nothing behind in the running program. */
  readonly kind: 'value' | 'type';
  readonly line: number;
}

type Node = Readonly<Record<string, unknown>>;

/** Everything a file imports: statements, re-exports, `import()` and types by `import('…')`. */
export function readImports(file: string, text: string): ImportUse[] {
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
