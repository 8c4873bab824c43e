import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface AcademyProcess {
  readonly connectionString: string;
  /** kill -9 of the process alone: PostgreSQL goes on without it. */
  kill(): Promise<void>;
  /** kill -9 of the process, of PostgreSQL and of every process of PostgreSQL. */
  killEverything(): Promise<void>;
}

/** Another process that has the embedded PostgreSQL running on a data folder, to be killed. */
export async function startAcademyProcess(dataDir: string): Promise<AcademyProcess> {
  const script = `
    import { startEmbeddedPostgres } from '${path.join(import.meta.dirname, '../embedded-postgres.ts')}';
    import { silentLog } from '${path.join(import.meta.dirname, '../../../log.ts')}';
    const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log: silentLog });
    process.stdout.write(server.connectionString);
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [output] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The academy process ended before it was ready.'))),
  ]);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    connectionString: String(output),
    kill,
    async killEverything() {
      const postmaster = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
      const pid = Number(postmaster.split('\n')[0]);
      await kill();
      for (const victim of [pid, ...childrenOf(pid)]) killIfThere(victim);
    },
  };
}

/** Without their server, the others end by themselves, some of them before it is their turn. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}
