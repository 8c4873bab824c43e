/**
 * A real PgBouncer in transaction mode, where the machine has one (Debian's package `pgbouncer`). Run as a program with the
 * address of a database, it tells its parent the address of the pooler, and ends with the parent.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresAccount, spawnAs } from '../database/embedded-postgres/account.ts';
import { freePort } from '../free-port.ts';

/** Where distributions put it, which is not always where programs are looked for. */
const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };
const START_LIMIT_MS = 10_000;

export const hasPgBouncer =
  spawnSync('pgbouncer', ['--version'], { env: environment, stdio: 'ignore' }).status === 0;

/** For the place where tests are told to be left out. */
export const noPgBouncer = 'This machine has no PgBouncer (Debian: apt-get install pgbouncer)';

export interface PgBouncer {
  /** The same database and user, through the pooler. Every other database of the server is reached there as well. */
  readonly connectionString: string;
  readonly pid: number;
  /** From now on it leads to another server with the same database and user, as after a failover. */
  leadTo(connectionString: string): Promise<void>;
  stop(): Promise<void>;
}

/** Settings come on top of ours, such as pool_mode or max_client_conn. */
export async function startPgBouncer(
  connectionString: string,
  settings: Readonly<Record<string, string | number>> = {},
): Promise<PgBouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-pgbouncer-'));
  // It refuses to run as root.
  const account = await postgresAccount(folder);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const configure = (address: string) =>
    writeFile(file, configuration(new URL(address), { listen_port: port, ...settings }), { mode: 0o600 });
  await configure(connectionString);
  if (account) await Promise.all([folder, file].map((place) => chown(place, account.uid, account.gid)));

  // The shell waits for the pipe from this process to break, which it does however this process ends.
  const script = '"$@" & echo $!; cat > /dev/null; kill $!; wait $!';
  const guard = spawn('/bin/sh', ['-c', script, 'sh', 'pgbouncer', '-q', file], {
    ...spawnAs(account),
    env: environment,
    // Not in our process group, or Ctrl+C would end it before what is connected to it.
    detached: true,
  });
  let complaint = '';
  guard.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4_000);
  });
  const [pid] = await once(guard.stdout, 'data');
  const stop = async () => {
    const ended = once(guard, 'exit');
    guard.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`PgBouncer did not start: ${complaint}`);
    }
    await delay(20);
  }
  const url = new URL(connectionString);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    connectionString: url.href,
    pid: Number(pid),
    async leadTo(elsewhere) {
      await configure(elsewhere);
      process.kill(Number(pid), 'SIGHUP');
    },
    stop,
  };
}

/** In turns over its connections, so that whatever relies on one connection fails soon. */
function configuration(
  { hostname, port, username, password, pathname }: URL,
  settings: Readonly<Record<string, string | number>>,
): string {
  const server = `host=${hostname} port=${port || 5432} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  const all = {
    listen_addr: '127.0.0.1',
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    server_round_robin: 1,
    max_client_conn: 1000,
    default_pool_size: 10,
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  // By name as well: what is reached by the asterisk alone is not led elsewhere while it is used.
  const databases = [`${pathname.slice(1)} = ${server}`, `* = ${server}`];
  return ['[databases]', ...databases, '[pgbouncer]', ...lines, ''].join('\n');
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

if (import.meta.main) {
  const [connectionString = '', settings = '{}'] = process.argv.slice(2);
  const pooler = await startPgBouncer(connectionString, JSON.parse(settings));
  process.send?.({ connectionString: pooler.connectionString, pid: pooler.pid });
  process.on('disconnect', () => void pooler.stop().finally(() => process.exit(0)));
}
