import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../running-academy.ts';

export interface FileServer {
  readonly port: number;
  stop(): Promise<void>;
}

const programs = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** nginx serving the files of a folder as well as it can; null where it is not installed. */
export function startNginx(root: string): Promise<FileServer | null> {
  return run(`root ${root};`);
}

/** nginx passing on what another server has, over connections that it keeps; null where it is not installed. */
export function startNginxBefore(address: string): Promise<FileServer | null> {
  const { host, pathname } = new URL(address);
  return run(
    `location / {
        proxy_pass http://behind${pathname}/;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host ${host};
        proxy_buffers 32 64k;
        proxy_busy_buffers_size 1m;
        proxy_max_temp_file_size 0;
      }`,
    `upstream behind { server ${host}; keepalive 32; }`,
  );
}

/** From a folder of its own. */
async function run(server: string, beside = ''): Promise<FileServer | null> {
  const program = programs.find((file) => existsSync(file));
  if (program === undefined) return null;
  const prefix = await mkdtemp(path.join(tmpdir(), 'academy-nginx-'));
  await mkdir(path.join(prefix, 'logs'));
  const port = await freePort();
  const settings = path.join(prefix, 'nginx.conf');
  await writeFile(settings, settingsFor({ server, beside, prefix, port }));
  const child = spawn(program, ['-p', prefix, '-c', settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const endWithUs = () => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  await answering(port);
  return {
    port,
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      await exited;
      await rm(prefix, { recursive: true, force: true });
    },
  };
}

interface NginxSettings {
  readonly server: string;
  readonly beside: string;
  readonly prefix: string;
  readonly port: number;
}

/** One process, as the academy is one, under the account that started it, which can read the files. */
function settingsFor({ server, beside, prefix, port }: NginxSettings): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${prefix}/${name};`,
  );
  return `
    daemon off;
    master_process off;
    error_log stderr crit;
    pid ${prefix}/nginx.pid;
    events { worker_connections 1024; }
    http {
      ${temporary.join('\n      ')}
      access_log off;
      types { video/mp2t ts; }
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      ${beside}
      server { listen 127.0.0.1:${port}; ${server} }
    }`;
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) !== null) return;
    await delay(50);
  }
  throw new Error('nginx did not start in time.');
}
