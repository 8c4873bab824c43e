/** An academy of three API nodes and two workers behind a balancer and a CDN, on a pooled database and a store of S3. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import { Caller } from '../faults/caller.ts';
import { slowFfmpeg } from '../faults/films.ts';
import { note, until } from '../faults/until.ts';
import { newFolder } from '../start-academy.ts';
import { Ground } from './ground.ts';
import { Member } from './member.ts';
import { freePorts } from './ports.ts';
import { WebServers } from './web-servers.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Ten times as long as a balancer takes to notice that asks whether nodes are ready. */
const DRAIN_SECONDS = '4';

export class Cluster {
  readonly folder = newFolder();
  /** While there is this file, films are prepared no faster than they play. */
  readonly slowly = path.join(this.folder, 'slowly');
  nodes: readonly Member[] = [];
  workers: readonly Member[] = [];
  #ports: readonly number[] = [];
  #ground: Ground | undefined;
  #web: WebServers | undefined;
  #settings: Readonly<Record<string, string>> = {};

  async start(): Promise<void> {
    const from = performance.now();
    const [balancer = 0, cdn = 0, ...nodes] = await freePorts(5);
    this.#ports = [balancer, cdn, ...nodes];
    this.#ground = await Ground.start();
    note('Ceph, PostgreSQL, its standby and PgBouncer were up after', performance.now() - from);
    this.#settings = {
      ...this.#ground.settings,
      PUBLIC_URL: this.address,
      MEDIA_ORIGIN: this.cdn,
      ACADEMY_SECRET: randomBytes(48).toString('base64'),
      ACADEMY_DATA: path.join(this.folder, 'operator'),
      DRAIN_SECONDS,
    };
    this.nodes = nodes.map((port, index) => this.#node(index + 1, port));
    const ffmpeg = await slowFfmpeg(this.folder, this.slowly);
    this.workers = [1, 2].map((number) => this.#worker(number, ffmpeg));
    this.#web = new WebServers(this.folder, { balancer, cdn, nodes });
    this.#web.start();
    await Promise.all([...this.nodes, ...this.workers].map((member) => member.start()));
    await this.untilReady();
    note('three nodes, two workers and nginx besides after', performance.now() - from);
  }

  /** Of the balancer: what people type. */
  get address(): string {
    return `http://127.0.0.1:${this.#ports[0]}`;
  }

  /** Where segments are fetched. */
  get cdn(): string {
    return `http://127.0.0.1:${this.#ports[1]}`;
  }

  get ground(): Ground {
    if (this.#ground === undefined) throw new Error('The cluster is not started.');
    return this.#ground;
  }

  get web(): WebServers {
    if (this.#web === undefined) throw new Error('The cluster is not started.');
    return this.#web;
  }

  /** The Cookie header of the user with that email address, who is created if there is none. */
  async session(email: string): Promise<string> {
    const command = ['cli/src/main.ts', 'session', '--new', email];
    const env = { ...process.env, ...withoutSettings, ...this.#settings };
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
    return stdout.trim();
  }

  async signIn(email: string): Promise<Caller> {
    return new Caller(this.address, await this.session(email));
  }

  /** The same person at one node, past the balancer. */
  callerAt(node: 0 | 1 | 2, cookie = ''): Caller {
    return new Caller(`http://127.0.0.1:${this.#ports[node + 2]}`, cookie, this.address);
  }

  /** The node that listens there, as nginx names it: the last where there are several. */
  nodeAt(upstream: string): Member {
    const index = this.#ports.indexOf(Number(upstream.split(':').at(-1))) - 2;
    const node = this.nodes[index];
    if (node === undefined) throw new Error(`No node listens at ${upstream}.`);
    return node;
  }

  async untilReady(): Promise<void> {
    for (const port of this.#ports.filter((_, index) => index !== 1)) {
      const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
      await until(isReady, { withinMs: 60_000, what: `an answer on port ${port}` });
    }
  }

  async stop(): Promise<void> {
    await this.#web?.stop();
    await Promise.all([...this.nodes, ...this.workers].map((member) => member.kill()));
    await this.#ground?.stop();
    if (process.env['KEEP_CLUSTER'] === undefined) rmSync(this.folder, { recursive: true, force: true });
  }

  #node(number: number, port: number): Member {
    return new Member({
      name: `node-${number}`,
      room: 'server',
      folder: this.folder,
      settings: { ...this.#settings, PORT: String(port) },
      readyWhen: '"msg":"listening"',
    });
  }

  #worker(number: number, ffmpeg: Readonly<Record<string, string>>): Member {
    return new Member({
      name: `worker-${number}`,
      room: 'worker',
      folder: this.folder,
      settings: { ...this.#settings, ...ffmpeg },
      readyWhen: 'The worker is ready',
    });
  }
}
