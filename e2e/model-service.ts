/** The language model of a story: a real service on this machine, which behaves and misbehaves on request. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');
const program = 'platform/src/assistant/testing/run-model-service.ts';

export interface AskedOfModel {
  readonly authorization: string | null;
  readonly body: string;
  readonly passages: readonly { readonly where: string; readonly text: string }[];
  readonly question: string;
  readonly saidBefore: readonly string[];
  readonly isGivenUp: boolean;
}

export type ModelService = Awaited<ReturnType<typeof startModelService>>;

export async function startModelService() {
  let running = await launch('0');
  const { url } = running;
  return {
    url,
    /** Whatever model is asked; without a name each does as it is called. */
    behave: async (name = ''): Promise<void> => void (await fetch(`${url}/behave/${name}`)),
    asked: async (): Promise<AskedOfModel[]> => (await fetch(`${url}/asked`)).json(),
    stop: () => running.stop(),
    /** At the same address. */
    async start(): Promise<void> {
      running = await launch(new URL(url).port);
    },
  };
}

async function launch(port: string) {
  const service = spawn(process.execPath, [program, port], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  const [url] = await Promise.race([
    once(createInterface(service.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('The language model of the story did not start.'))),
  ]);
  return {
    url: String(url),
    async stop(): Promise<void> {
      service.kill('SIGKILL');
      await ended;
    },
  };
}
