import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { repositoryRoot } from '../repository-root.ts';

/** The environment of this process, completed by the .env file of the repository; the real environment wins. */
export function loadEnvironment(root: string = repositoryRoot): Record<string, string | undefined> {
  return { ...readEnvFile(path.join(root, '.env')), ...process.env };
}

function readEnvFile(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
