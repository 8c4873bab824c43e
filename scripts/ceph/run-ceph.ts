/**
 * A Ceph in memory with its S3 gateway, from one temporary folder, on ports of its own: for tests, and for them alone.
 * Once it is up it writes one line of JSON, { endpoint, accessKeyId, secretAccessKey }. It runs until its input ends, which
 * it does however its caller ends. The lines "down" and "up" stop and start the gateway, and are answered with the same word.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type CephPlace, cephConfig, monitorAddress } from './ceph-config.ts';

const STEP_MS = 60_000;
const run = promisify(execFile);
const daemons = new Set<ChildProcess>();

const folder = await mkdtemp(path.join(tmpdir(), 'academy-ceph-'));
const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
const place: CephPlace = { folder, fsid: randomUUID(), monitorPort, gatewayPort };
const environment = { ...process.env, CEPH_CONF: path.join(folder, 'ceph.conf') };
const endpoint = `http://127.0.0.1:${gatewayPort}`;

// A terminal's Ctrl+C reaches everybody; the end of the input is what counts.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void stop());

try {
  await startCluster();
  await startGateway();
  const keys = {
    accessKeyId: randomBytes(10).toString('hex'),
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  await program('radosgw-admin', [
    ...['user', 'create', '--uid=academy', '--display-name=academy', '-n', 'client.admin'],
    ...[`--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`],
  ]);
  process.stdout.write(`${JSON.stringify({ endpoint, ...keys })}\n`);
} catch (error) {
  process.stderr.write(`Ceph could not be started: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
  await stop();
}

let gateway = [...daemons].at(-1);
const orders = createInterface({ input: process.stdin });
orders.on('close', () => void stop());
for await (const order of orders) {
  if (order === 'down') await end(gateway);
  if (order === 'up') gateway = await startGateway();
  process.stdout.write(`${order}\n`);
}

async function startCluster(): Promise<void> {
  await Promise.all(['mon', 'osd'].map((name) => mkdir(path.join(folder, name))));
  await writeFile(environment.CEPH_CONF, cephConfig(place));
  const monitors = path.join(folder, 'monmap');
  const address = monitorAddress(monitorPort);
  await program('monmaptool', ['--create', '--fsid', place.fsid, '--addv', 'a', address, monitors]);
  await program('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', monitors]);
  startDaemon('ceph-mon', ['-i', 'a']);
  const store = randomUUID();
  await program('ceph', ['--connect-timeout', '30', 'osd', 'new', store]);
  await program('ceph-osd', ['--mkfs', '-i', '0', '--osd-uuid', store]);
  startDaemon('ceph-osd', ['-i', '0']);
}

async function startGateway(): Promise<ChildProcess> {
  const daemon = startDaemon('radosgw', ['-n', 'client.admin']);
  const givenUpAt = performance.now() + STEP_MS;
  while (
    !(await fetch(endpoint)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (daemon.exitCode !== null || performance.now() > givenUpAt) {
      const log = await readFile(path.join(folder, 'client.admin.log'), 'utf8').catch(() => '');
      throw new Error(`radosgw does not answer. ${log.split('\n').slice(-5).join('\n')}`);
    }
    await delay(100);
  }
  return daemon;
}

/** Dies with this process, also when that is killed. */
function startDaemon(name: string, args: readonly string[]): ChildProcess {
  const daemon = spawn('setpriv', ['--pdeathsig', 'KILL', name, '-f', ...args], {
    env: environment,
    stdio: 'ignore',
  });
  daemon.on('error', () => undefined);
  daemons.add(daemon);
  daemon.once('exit', () => daemons.delete(daemon));
  return daemon;
}

async function program(name: string, args: readonly string[]): Promise<void> {
  await run(name, args, { env: environment, timeout: STEP_MS });
}

async function stop(): Promise<void> {
  await Promise.all([...daemons].map(end));
  await rm(folder, { recursive: true, force: true });
  process.exit();
}

/** All of it is in memory and of no use to anybody: there is nothing to end in order. */
async function end(daemon: ChildProcess | undefined): Promise<void> {
  if (daemon === undefined || daemon.exitCode !== null || daemon.signalCode !== null) return;
  daemon.kill('SIGKILL');
  await once(daemon, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
