import { isTestCode, roomsUsableFrom } from './rooms.ts';
import type { Import, SourceFile, SourceTree } from './source-tree.ts';
import { at, type Violation } from './violation.ts';

/** Rooms meet by package name and in one direction; shipped code never reaches for test code. */
export function roomViolations(tree: SourceTree): Violation[] {
  const unknown = [...new Set(tree.files.map((file) => file.room))].filter((room) => !roomsUsableFrom[room]);
  return [
    ...unknown.map((room) => `${room}/ holds code but is no room of the import rule: say what it may use.`),
    ...tree.files.flatMap((file) => file.imports.flatMap((use) => againstRooms(file, use))),
  ];
}

function againstRooms(file: SourceFile, use: Import): Violation[] {
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
