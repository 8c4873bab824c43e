/** nginx with the configuration that stands beside the compose file, on ports of this test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const configuration = path.resolve(import.meta.dirname, '../../deploy/compose/nginx.conf');

export interface BalancerPorts {
  readonly listen: number;
  readonly nodes: readonly [number, number];
}

/** What it complains of is in its folder, in the file `errors`. */
export function startBalancer(parent: string, { listen, nodes }: BalancerPorts): ChildProcess {
  const folder = path.join(parent, 'nginx');
  mkdirSync(folder);
  const site = readFileSync(configuration, 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${listen};`)
    .replaceAll('api-1:3000', `127.0.0.1:${nodes[0]}`)
    .replaceAll('api-2:3000', `127.0.0.1:${nodes[1]}`);
  const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root; daemon off; pid ${folder}/pid; error_log ${folder}/errors warn;
     events {} http { access_log off; ${ownFolders.join(' ')}\n${site}\n}`,
  );
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  return spawn('nginx', ['-p', folder, '-e', path.join(folder, 'errors'), '-c', file], {
    env,
    stdio: 'ignore',
  });
}

export async function stopBalancer(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return;
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}
