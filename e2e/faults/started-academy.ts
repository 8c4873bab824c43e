/** The real product, started from the command line on a folder of its own, and ways to end it badly. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { academyCommand, hasEnded, type LogLine, launchAcademy, logLine, says } from '../start-academy.ts';
import { Caller } from './caller.ts';
import { familyOf, type RunningProcess, signalAll, untilGone } from './processes.ts';

type Environment = Readonly<Record<string, string>>;

export class StartedAcademy {
  readonly dataDir: string;
  readonly #logFile: string;
  readonly #child: ChildProcess;
  #address = '';

  private constructor(dataDir: string, environment: Environment, logFile: string) {
    this.dataDir = dataDir;
    this.#logFile = logFile;
    // Listening to films would take the cores from what is measured.
    const ours = { ACADEMY_DEMO: '0', WORKERS: '1', PORT: '0', LOG_LEVEL: 'info', TRANSCRIBE: 'off' };
    this.#child = launchAcademy({ ...ours, ...environment, ACADEMY_DATA: dataDir }, logFile);
  }

  static async start(
    folder: string,
    environment: Environment = {},
    logFile: string = path.join(folder, 'academy.log'),
  ): Promise<StartedAcademy> {
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir, { recursive: true });
    const academy = new StartedAcademy(dataDir, environment, logFile);
    try {
      academy.#address = (await academy.line(says('Academy is ready at'))).address ?? '';
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
    return readFileSync(this.#logFile, 'utf8');
  }

  line(isWanted: (line: LogLine) => boolean): Promise<LogLine> {
    return logLine(this.#child, this.#logFile, isWanted);
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

  /** As the user with that email address, who is created if there is none. */
  async signIn(email: string): Promise<Caller> {
    return new Caller(this.#address, await academyCommand(this.dataDir, 'session', '--new', email));
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
    const pids = this.#pids();
    signalAll(pids, 'SIGKILL');
    await untilGone(pids);
  }

  /** Also when it was stopped by a signal or has ended already. */
  async remove(folder: string): Promise<void> {
    signalAll(this.#pids(), 'SIGCONT');
    if (!hasEnded(this.#child)) await this.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #pids(): number[] {
    return this.#family().map(({ pid }) => pid);
  }

  #family(): RunningProcess[] {
    return this.#child.pid === undefined ? [] : familyOf(this.#child.pid);
  }
}
