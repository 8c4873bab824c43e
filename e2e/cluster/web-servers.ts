/**
 * One nginx that is two: the balancer, with the configuration that stands beside the compose file, and a CDN for segments in
 * front of it, with the one that docs/operations.md gives.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasEnded } from '../start-academy.ts';

const root = path.resolve(import.meta.dirname, '../..');
const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };

export interface WebServerPorts {
  readonly balancer: number;
  readonly cdn: number;
  readonly nodes: readonly number[];
}

/** A request that was answered, as nginx writes it down. */
export interface Access {
  readonly port: string;
  readonly status: string;
  readonly path: string;
  /** HIT or MISS, of the CDN. */
  readonly cache: string;
  /** Who was asked, the last of them last. */
  readonly upstream: string;
}

export class WebServers {
  readonly #folder: string;
  readonly #ports: WebServerPorts;
  #nginx: ChildProcess | undefined;

  constructor(parent: string, ports: WebServerPorts) {
    this.#folder = path.join(parent, 'nginx');
    this.#ports = ports;
  }

  start(): void {
    const folder = this.#folder;
    mkdirSync(folder);
    const args = ['-p', folder, '-e', path.join(folder, 'errors'), '-c', this.#configure(this.#ports.nodes)];
    this.#nginx = spawn('nginx', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  get nodes(): readonly number[] {
    return this.#ports.nodes;
  }

  /** From now on requests go to these nodes alone. */
  balanceOver(nodes: readonly number[]): void {
    this.#configure(nodes);
    this.#nginx?.kill('SIGHUP');
  }

  #configure(nodes: readonly number[]): string {
    const folder = this.#folder;
    const file = path.join(folder, 'nginx.conf');
    const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${path.join(folder, name)};`,
    );
    const columns = {
      port: '$server_port',
      status: '$status',
      path: '$request_uri',
      cache: '$upstream_cache_status',
      upstream: '$upstream_addr',
    } satisfies Access;
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid;
       error_log ${folder}/errors warn; events {}
       http {
         log_format access escape=json '${JSON.stringify(columns)}';
         access_log ${folder}/access access;
         # A client that keeps its connection would lose a request to the end of one, when nodes are changed.
         keepalive_timeout 0;
         ${ownFolders.join(' ')}
         ${balancerSite({ ...this.#ports, nodes })}
         ${cdnSite(this.#ports, path.join(folder, 'cache'))}
       }`,
    );
    return file;
  }

  /** What the CDN answered, or the balancer. */
  answered(by: 'cdn' | 'balancer'): Access[] {
    return readFileSync(path.join(this.#folder, 'access'), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line): Access => JSON.parse(line))
      .filter(({ port }) => port === String(this.#ports[by]));
  }

  async stop(): Promise<void> {
    if (this.#nginx === undefined || hasEnded(this.#nginx)) return;
    const ended = once(this.#nginx, 'exit');
    this.#nginx.kill('SIGTERM');
    await ended;
  }
}

/** The two nodes of the compose file become ours. */
function balancerSite({ balancer, nodes }: WebServerPorts): string {
  const site = readFileSync(path.join(root, 'deploy/compose/nginx.conf'), 'utf8');
  const servers = nodes.map((port) => `server 127.0.0.1:${port}$1`).join('\n');
  return site
    .replace('listen 80;', `listen 127.0.0.1:${balancer};`)
    .replace(/^\s*server api-1:3000.*\n/m, '')
    .replace(/^\s*server api-2:3000(.*)$/m, servers);
}

function cdnSite({ balancer, cdn }: WebServerPorts, cache: string): string {
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const [, site] = /^```\n(proxy_cache_path.*?)^```$/ms.exec(page) ?? [];
  if (site === undefined) throw new Error('docs/operations.md has no configuration of a CDN.');
  return site
    .replace('/var/cache/nginx/academy', cache)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${cdn};`)
    .replace('https://academy.example.org', `http://127.0.0.1:${balancer}`)
    .replace('Host academy.example.org', `Host 127.0.0.1:${balancer}`);
}
