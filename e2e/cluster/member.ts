/** One process of the cluster, an API node or a worker, started as the container image starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import { until } from '../faults/until.ts';
import { hasEnded } from '../start-academy.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface MemberOptions {
  readonly name: string;
  readonly room: 'server' | 'worker';
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  /** What its log says once it can be used. */
  readonly readyWhen: string;
}

export class Member {
  readonly #options: MemberOptions;
  #child: ChildProcess | undefined;
  #starts = 0;

  constructor(options: MemberOptions) {
    this.#options = options;
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error(`${this.#options.name} does not run.`);
    return this.#child.pid;
  }

  /** Everything that it has said since it was started last. */
  get log(): string {
    return readFileSync(this.#logFile(), 'utf8');
  }

  async start(): Promise<void> {
    const { name, room, folder, settings, readyWhen } = this.#options;
    this.#starts += 1;
    const dataDir = path.join(folder, name);
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    const log = openSync(this.#logFile(), 'w');
    const child = spawn(process.execPath, ['--import', './cli/src/fast-start.ts', `${room}/src/main.ts`], {
      cwd: root,
      env: { ...process.env, ...withoutSettings, ...settings, ACADEMY_DATA: dataDir },
      // With a channel to this process it does not outlive it.
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.#child = child;
    const isReady = () => {
      if (hasEnded(child)) throw new Error(`${name} has ended: ${this.log}`);
      return this.log.includes(readyWhen);
    };
    await until(isReady, { withinMs: 60_000, what: `${name} to be ready` });
  }

  /** As a power cut. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to stop, and waits until it has. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    const { exitCode } = this.#child ?? {};
    if (exitCode !== 0) throw new Error(`${this.#options.name} stopped with ${exitCode}: ${this.log}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child === undefined || hasEnded(this.#child)) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }

  #logFile(): string {
    return path.join(this.#options.folder, `${this.#options.name}-${this.#starts}.log`);
  }
}
