/** The real product, started from the command line on a folder of its own, and ways to end it badly. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import { academyCommand, hasEnded, root } from '../start-academy.ts';
import { Caller } from './caller.ts';
import { familyOf, type RunningProcess, signalAll, untilGone } from './processes.ts';
import { until } from './until.ts';

const READY_MS = 120_000;

export interface LogLine {
  readonly name?: string;
  readonly pid?: number;
  readonly msg?: string;
  readonly address?: string;
  /** When it was written. */
  readonly time?: number;
  /** Of a job that ended. */
  readonly job?: string;
  readonly durationMs?: number;
}

type Environment = Readonly<Record<string, string>>;

export class StartedAcademy {
  readonly dataDir: string;
  readonly #child: ChildProcess;
  #output = '';
  #address = '';

  private constructor(dataDir: string, environment: Environment) {
    this.dataDir = dataDir;
    this.#child = spawn(process.execPath, ['cli/src/main.ts', 'start'], {
      cwd: root,
      env: {
        ...process.env,
        ...withoutSettings,
        ...{ ACADEMY_DEMO: '0', WORKERS: '1', PORT: '0', LOG_LEVEL: 'info' },
        ...environment,
        ACADEMY_DATA: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  static async start(folder: string, environment: Environment = {}): Promise<StartedAcademy> {
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir, { recursive: true });
    const academy = new StartedAcademy(dataDir, environment);
    try {
      const isReady = ({ msg }: LogLine) => msg?.startsWith('Academy is ready at') ?? false;
      academy.#address = (await academy.line(isReady)).address ?? '';
      return academy;
    } catch (error) {
      await academy.killEverything();
      throw error;
    }
  }

  get address(): string {
    return this.#address;
  }

  get output(): string {
    return this.#output;
  }

  /** Waits for the last line of the log that is wanted. */
  async line(wanted: (line: LogLine) => boolean): Promise<LogLine> {
    let found: LogLine | undefined;
    await until(
      () => {
        found = this.#lines().findLast(wanted);
        return found !== undefined || hasEnded(this.#child);
      },
      { withinMs: READY_MS, what: () => `a line of the log\n${this.#output}` },
    );
    if (found === undefined) throw new Error(`It ended without that line.\n${this.#output}`);
    return found;
  }

  /** The API that answers now. */
  async api(): Promise<number> {
    const { pid } = await this.line(({ name, msg }) => name === 'server' && msg === 'listening');
    if (pid === undefined) throw new Error('The API does not say which process it is.');
    return pid;
  }

  /** The workers that run now. */
  workers(): number[] {
    return this.#family()
      .filter(({ command }) => command.includes('worker/src/main.ts'))
      .map(({ pid }) => pid);
  }

  /** PostgreSQL with all its processes. */
  database(): number[] {
    const postmaster = this.#family().find(({ command }) => /\bpostgres\b.* -D /.test(command));
    if (postmaster === undefined) throw new Error('It runs no database of its own.');
    return familyOf(postmaster.pid).map(({ pid }) => pid);
  }

  /** As the user with that e-mail address, who is created if there is none. */
  async signIn(email: string): Promise<Caller> {
    return new Caller(this.#address, await academyCommand(this.dataDir, 'session', email));
  }

  visitor(): Caller {
    return new Caller(this.#address);
  }

  /** Asks it to stop; answers its exit code. */
  async stop(): Promise<number | null> {
    if (hasEnded(this.#child)) return this.#child.exitCode;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    return this.#child.exitCode;
  }

  /** As a power cut: no process can prepare for it. */
  async killEverything(): Promise<void> {
    const family = this.#family().map(({ pid }) => pid);
    signalAll(family, 'SIGKILL');
    await untilGone(family);
  }

  /** Also when it was stopped by a signal or has ended already. */
  async remove(folder: string): Promise<void> {
    const family = this.#family().map(({ pid }) => pid);
    signalAll(family, 'SIGCONT');
    if (!hasEnded(this.#child)) await this.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #family(): RunningProcess[] {
    return this.#child.pid === undefined ? [] : familyOf(this.#child.pid);
  }

  #lines(): LogLine[] {
    return this.#output.split('\n').flatMap((line): LogLine[] => {
      if (!line.startsWith('{') || !line.endsWith('}')) return [];
      return [JSON.parse(line)];
    });
  }
}
