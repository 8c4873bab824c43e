/** A real nginx with the configuration that docs/operations.md gives, where the machine has one. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@academy/platform/free-port.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';

/** Where distributions put it, which is not always where programs are looked for. */
const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };

/** A program to run and one to make a certificate with. */
export const hasNginx = [
  ['nginx', '-v'],
  ['openssl', 'version'],
].every(([program = '', ...args]) => spawnSync(program, args, { env: environment }).status === 0);

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

export async function startNginx({
  port,
  academyPort,
  dataDir,
}: {
  port: number;
  academyPort: number;
  dataDir: string;
}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', inFolder('privkey.pem'), '-out', inFolder('fullchain.pem')],
    ],
    { env: environment, stdio: 'ignore' },
  );
  const site = (await siteInDocs())
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${academyPort}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${await freePort('127.0.0.1')}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/letsencrypt/live/academy.example.org', folder)
    .replaceAll('/srv/academy/data', dataDir);
  const ownPlaces = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${inFolder(name)};`,
  );
  await writeFile(
    inFolder('nginx.conf'),
    // As the account that runs the tests: the folders of a test are open to no other.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${inFolder('pid')}; error_log stderr warn;
     events {} http { access_log off; ${ownPlaces.join(' ')}\n${site}\n}`,
  );
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', inFolder('nginx.conf')], {
    env: environment,
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`);
    await delay(20);
  }
  const ca = await readFile(inFolder('fullchain.pem'));
  return {
    /** A request whose body the test writes itself. */
    open(method: string, url: string, headers: Record<string, string> = {}) {
      return request({ host: 'localhost', port, path: url, method, headers, ca, agent: false });
    },
    async ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
      const sent = this.open(method, url, headers).end();
      const [answer] = await once(sent, 'response');
      const body = Buffer.concat(await answer.toArray());
      return { status: Number(answer.statusCode), headers: { ...answer.headers }, body };
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function siteInDocs(): Promise<string> {
  const page = await readFile(path.join(repositoryRoot, 'docs/operations.md'), 'utf8');
  const [, site] = /^```nginx\n(.*?)^```$/ms.exec(page) ?? [];
  if (site === undefined) throw new Error('docs/operations.md has no configuration for nginx.');
  return site;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
