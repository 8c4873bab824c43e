/** Ceph, PostgreSQL with its standby, and PgBouncer, which another process runs, and what can be done to them. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const program = path.resolve(import.meta.dirname, '../../platform/src/testing/run-ground.ts');

export class Ground {
  readonly settings: Readonly<Record<string, string>>;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: Interface;

  private constructor(
    child: ChildProcessByStdio<Writable, Readable, null>,
    lines: Interface,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#child = child;
    this.#lines = lines;
    this.settings = settings;
  }

  static async start(): Promise<Ground> {
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const ended = once(child, 'exit').then(() => {
      throw new Error('What the cluster stands on could not be started.');
    });
    const [line] = await Promise.race([once(lines, 'line'), ended]);
    ended.catch(() => undefined);
    return new Ground(child, lines, JSON.parse(line));
  }

  /** Stops the gateway of the store, at once and with all that it was doing. */
  storeDown(): Promise<unknown> {
    return this.#order('store down');
  }

  storeUp(): Promise<unknown> {
    return this.#order('store up');
  }

  /** Kills the primary. */
  primaryDown(): Promise<unknown> {
    return this.#order('primary down');
  }

  /** Promotes the standby, and leads the pooler and the line past it there. */
  standbyUp(): Promise<unknown> {
    return this.#order('standby up');
  }

  /** Checksums of the films that lie in the store as they came. */
  async sources(): Promise<string[]> {
    return (await this.#order('sources')) as string[];
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.stdin.end();
    await ended;
  }

  async #order(order: string): Promise<unknown> {
    const answered = once(this.#lines, 'line');
    this.#child.stdin.write(`${order}\n`);
    const [line] = await answered;
    const { done, failed } = JSON.parse(line);
    if (failed !== undefined) throw new Error(`${order}: ${failed}`);
    return done;
  }
}
