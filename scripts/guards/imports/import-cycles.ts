import type { SourceTree } from './source-tree.ts';
import type { Violation } from './violation.ts';

/** Files that import each other in a circle, types included: none of them can be read or moved without the others. */
export function cycleViolations(tree: SourceTree): Violation[] {
  const next = new Map(
    tree.files.map((file) => [
      file.path,
      file.imports.flatMap((use) => (use.target.kind === 'file' ? [use.target.path] : [])),
    ]),
  );
  const done = new Set<string>();
  const trail: string[] = [];
  const cycles: string[][] = [];

  const walk = (file: string): void => {
    const begin = trail.indexOf(file);
    if (begin >= 0) cycles.push([...trail.slice(begin), file]);
    if (begin >= 0 || done.has(file)) return;
    trail.push(file);
    for (const target of next.get(file) ?? []) walk(target);
    trail.pop();
    done.add(file);
  };
  for (const file of next.keys()) walk(file);
  return cycles.map((cycle) => `These import each other in a circle: ${cycle.join(' → ')}`);
}
