import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * Temporary files of a run of tests are in memory, where the machine has the room: a database is cloned there in a tenth
 * of the time. They are gone when the run ends, unless it is killed.
 */
export function keepTemporaryFilesInMemory(): void {
  const folder = makeMemoryFolder();
  if (folder === null) return;
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function makeMemoryFolder(): string | null {
  let folder: string | null = null;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH_BYTES) return null;
    folder = mkdtempSync(path.join(MEMORY, 'academy-'));
    // For everybody, as every folder for temporary files: PostgreSQL never runs as root.
    chmodSync(folder, 0o1777);
    // Some machines run no program from there, and tests write programs.
    const program = path.join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    return folder;
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
}
