import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** The version of the academy, as its package.json says. */
export const academyVersion = versionOf(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'));

function versionOf(packageFile: string): string {
  const { version }: { version?: unknown } = JSON.parse(packageFile);
  return typeof version === 'string' ? version : 'unknown';
}
