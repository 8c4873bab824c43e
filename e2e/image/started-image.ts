/** From nothing to an academy in containers, by the commands of docs/operations.md, on ports and in folders of this test. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Caller } from '../faults/caller.ts';
import { note, until } from '../faults/until.ts';
import { startBalancer, stopBalancer } from './balancer.ts';
import { ContainerMachine } from './container-machine.ts';
import { documentedCommands } from './documented-commands.ts';
import { createEmptyDatabase, type EmptyDatabase } from './empty-database.ts';

/** The account of the image. */
export const ACCOUNT = 10_001;

export class StartedImage {
  readonly machine = new ContainerMachine();
  /** Of the balancer. */
  address = '';
  #database: EmptyDatabase | undefined;
  #nginx: ChildProcess | undefined;

  async build(): Promise<void> {
    // First: it takes seconds, and its mistakes should not be found after minutes.
    this.#database = await createEmptyDatabase();
    await timed('the base was made in', () => this.#follow('A base'));
    const build = `buildah build ${this.machine.buildOptions()}`;
    await timed('the image was built in', () =>
      this.#follow('The image', (commands) => commands.replaceAll('buildah build', build)),
    );
  }

  /** An empty database, two nodes and a worker, nginx before them. */
  async start(): Promise<void> {
    const { folder } = this.machine;
    const [listen, first, second] = [await freePort(), await freePort(), await freePort()];
    this.address = `http://localhost:${listen}`;
    mkdirSync(path.join(folder, 'data'), { mode: 0o700 });
    chownSync(path.join(folder, 'data'), ACCOUNT, ACCOUNT);
    const settings = {
      PUBLIC_URL: this.address,
      HOST: '127.0.0.1',
      PORT: String(first),
      DATABASE_URL: this.#database?.address ?? '',
      ACADEMY_SECRET: randomBytes(48).toString('base64'),
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(path.join(folder, 'settings'), lines.join(''), { mode: 0o600 });
    await timed('the database was migrated, two nodes and a worker were ready in', async () => {
      await this.#follow('The academy', (commands) => commands.replaceAll('PORT=3001', `PORT=${second}`));
      this.#nginx = startBalancer(folder, { listen, nodes: [first, second] });
      for (const port of [first, second, listen]) {
        const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
        await until(isReady, { withinMs: 60_000, what: `an answer on port ${port}` });
      }
    });
  }

  /** As the user with that email address, who is created if there is none. */
  async signIn(email: string): Promise<Caller> {
    return new Caller(
      this.address,
      await this.machine.run(`podman exec academy-api academy session --new ${email}`),
    );
  }

  async remove(): Promise<void> {
    if (this.#nginx !== undefined) await stopBalancer(this.#nginx);
    await this.machine.remove();
    await this.#database?.remove();
  }

  #follow(comment: string, changed: (commands: string) => string = (commands) => commands): Promise<string> {
    return this.machine.run(
      changed(documentedCommands(comment)).replaceAll('/srv/academy', this.machine.folder),
    );
  }
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  note(what, performance.now() - from);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port.');
  return bound.port;
}
