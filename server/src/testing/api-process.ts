import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { testSecret } from './test-academy.ts';

export interface ApiProcessOptions {
  readonly connectionString: string;
  readonly directUrl: string;
  readonly dataDir: string;
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
  dataDir,
  port,
}: ApiProcessOptions): Promise<ApiProcess> {
  const script = fileURLToPath(new URL('./serve-api.ts', import.meta.url));
  const child = fork(script, [connectionString, directUrl, dataDir, String(port), testSecret], {
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
