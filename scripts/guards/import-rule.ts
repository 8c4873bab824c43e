import path from 'node:path';
import { browserViolations } from './imports/browser-rule.ts';
import { featureViolations } from './imports/feature-fence.ts';
import { importersOfBuiltFiles, isTestCode, roomsUsableFrom } from './imports/rooms.ts';
import {
  at,
  type Import,
  readSourceTree,
  type SourceFile,
  type SourceTree,
  type Violation,
} from './imports/source-tree.ts';
import { reportViolations } from './report-violations.ts';

/** Who may import whom, read from every file there is: rooms, features, browser and Node, and no circles. */
export function importViolations(root: string): string[] {
  const tree = readSourceTree(root);
  return [
    ...roomViolations(tree),
    ...featureViolations(tree),
    ...browserViolations(tree),
    ...cycleViolations(tree),
  ];
}

/** Rooms meet by package name and in one direction; shipped code never reaches for test code. */
function roomViolations(tree: SourceTree): Violation[] {
  const unknown = [...new Set(tree.files.map((file) => file.room))].filter((room) => !roomsUsableFrom[room]);
  return [
    ...unknown.map((room) => `${room}/ holds code but is no room of the import rule: say what it may use.`),
    ...tree.files.flatMap((file) => file.imports.flatMap((use) => againstRooms(file, use))),
  ];
}

function againstRooms(file: SourceFile, use: Import): Violation[] {
  if (use.specifier === null && importersOfBuiltFiles.has(file.path)) return [];
  if (use.specifier === null) return [at(file, use, 'imports something computed, which nobody can check.')];
  if (use.target.kind === 'missing')
    return [at(file, use, `imports ${use.specifier}, which does not exist.`)];
  if (use.target.kind !== 'file') return [];
  const target = use.target.path;
  const room = target.split('/')[0] ?? '';
  if (room !== file.room && use.specifier.startsWith('.')) {
    return [at(file, use, `leaves its room by the path ${use.specifier}: rooms meet by package name.`)];
  }
  if (room !== file.room && !roomsUsableFrom[file.room]?.includes(room)) {
    return [at(file, use, `imports ${use.specifier}: ${file.room} may not use ${room}.`)];
  }
  if (isTestCode(target) && !isTestCode(file.path)) {
    return [at(file, use, `imports ${use.specifier}, which is there for tests alone.`)];
  }
  return [];
}

/** Files that import each other in a circle, types included: none of them can be read or moved without the others. */
function cycleViolations(tree: SourceTree): Violation[] {
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

if (import.meta.main) reportViolations(importViolations(path.resolve(import.meta.dirname, '../..')));
