import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface PgBouncer {
  readonly connectionString: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const program = path.resolve(import.meta.dirname, '../../../platform/src/testing/pgbouncer.ts');

/** As Debian sets it up, but in transaction mode: the connection that was used last is used next. */
const settings = { server_round_robin: 0, default_pool_size: 20 };

export function hasPgBouncer(): boolean {
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };
  return spawnSync('pgbouncer', ['--version'], { env, stdio: 'ignore' }).status === 0;
}

/** The same PgBouncer that the tests use, in front of a database. */
export async function startPgBouncer(database: string): Promise<PgBouncer> {
  const child = fork(program, [database, JSON.stringify(settings)]);
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('PgBouncer did not start. Debian has it in the package pgbouncer.');
  });
  const [started] = (await Promise.race([once(child, 'message'), failed])) as [Omit<PgBouncer, 'stop'>];
  return {
    ...started,
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}
