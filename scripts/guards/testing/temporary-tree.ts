import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files, gone after the test: wrong code for a guard to find, without any in the repository. */
export function temporaryTree(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'academy-guard-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}
