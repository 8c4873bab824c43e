import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../repository-root.ts';

const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin', 'setpriv'];

/** Whether this machine has what a Ceph of our own needs. */
export const isCephInstalled = PROGRAMS.every((program) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .some((folder) => isExecutable(path.join(folder, program))),
);

export const NO_CEPH = `The tests that need S3 are skipped: Ceph is not installed (scripts/ceph/install.sh installs it on Debian).`;

export interface OfferedCeph {
  /** Whoever asks here first waits until it is up, and gets what scripts/ceph/run-ceph.ts says. */
  readonly address: string;
  stop(): Promise<void>;
}

/** One Ceph for all test files of a run, started when the first of them needs it. */
export async function offerCeph(): Promise<OfferedCeph> {
  let running: Promise<RunningCeph> | undefined;
  const server = createServer((_request, response) => {
    running ??= runCeph();
    running.then(
      ({ line }) => response.end(line),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      await running?.then(({ stop }) => stop()).catch(() => undefined);
    },
  };
}

export interface RunningCeph {
  /** As scripts/ceph/run-ceph.ts says it. */
  readonly line: string;
  /** Stops or starts the gateway, and answers when that is done. */
  tell(order: 'down' | 'up'): Promise<void>;
  stop(): Promise<void>;
}

export function runCeph(): Promise<RunningCeph> {
  return new Promise((resolve, reject) => {
    const program = path.join(repositoryRoot, 'scripts/ceph/run-ceph.ts');
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const stop = () => {
      child.stdin.end();
      return ended;
    };
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const lines = createInterface({ input: child.stdout });
    const tell = async (order: string) => {
      const answered = once(lines, 'line');
      child.stdin.write(`${order}\n`);
      await answered;
    };
    lines.once('line', (line) => resolve({ line, tell, stop }));
    child.once('error', reject);
    void ended.then(() => reject(new Error(errors)));
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
