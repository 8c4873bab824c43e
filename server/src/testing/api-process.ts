import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import { testSecret } from './test-academy.ts';

export interface ApiProcessOptions {
  readonly connectionString: string;
  readonly directUrl: string;
  readonly storage: StorageConfig;
  readonly port: number;
}

export interface ApiProcess {
  /** As a power cut does: nothing of it is told beforehand. */
  kill(): Promise<void>;
}

/** Answers once it listens. */
export async function startApiProcess({
  connectionString,
  directUrl,
  storage,
  port,
}: ApiProcessOptions): Promise<ApiProcess> {
  const script = fileURLToPath(new URL('./serve-api.ts', import.meta.url));
  const settings = [connectionString, directUrl, JSON.stringify(storage), String(port), testSecret];
  const child = fork(script, settings, {
    execArgv: [],
  });
  await Promise.race([once(child, 'message'), failure(child)]);
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function failure(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The API ended with ${code} before it listened.`);
}
