import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

interface Process {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  output(): string;
}

describe('the worker process', () => {
  let test: TestDatabase;
  let dataDir: string;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    test = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'academy-worker-'));
  });
  afterEach(() => {
    for (const child of started) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await test.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(env: Record<string, string>, stdio: 'pipe' | 'ipc' = 'pipe'): Process {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      env: { PATH: process.env['PATH'], ACADEMY_DATA: dataDir, ...env },
      stdio: stdio === 'ipc' ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const ended = new Promise<Awaited<Process['ended']>>((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    return { child, ended, output: () => output };
  }

  /** What a process wrote last may arrive after the news that it has ended. */
  async function expectOutput(worker: Process, output: string): Promise<void> {
    await vi.waitFor(() => expect(worker.output()).toBe(output), { timeout: 20_000 });
  }

  async function startReady(stdio: 'pipe' | 'ipc' = 'pipe'): Promise<Process> {
    const worker = start({ DATABASE_URL: test.connectionString }, stdio);
    await vi.waitFor(() => expect(worker.output()).toContain('The worker is ready'), { timeout: 120_000 });
    return worker;
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('says when it is ready, and ends well on %s', async (signal) => {
    const worker = await startReady();
    worker.child.kill(signal);
    expect(await worker.ended).toEqual({ code: 0, signal: null });
    await vi.waitFor(() => expect(worker.output()).toContain('The worker has stopped'), { timeout: 20_000 });
    for (const line of worker.output().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });

  it('does not outlive the process that started it with a channel', async () => {
    const worker = await startReady('ipc');
    worker.child.disconnect();
    expect(await worker.ended).toEqual({ code: 0, signal: null });
  });

  it('never writes the password of the database', async () => {
    const worker = await startReady();
    worker.child.kill('SIGTERM');
    await worker.ended;
    await vi.waitFor(() => expect(worker.output()).toContain('The worker has stopped'), { timeout: 20_000 });
    expect(worker.output()).not.toContain(new URL(test.connectionString).password);
  });

  it('ends with one sentence when a setting is wrong', async () => {
    const worker = start({ WORKERS: 'many' });
    expect((await worker.ended).code).toBe(1);
    await expectOutput(worker, 'WORKERS is "many" but must be a whole number from 0 to 64.\n');
  });

  it('ends with one sentence when there is no database', async () => {
    const worker = start({ DATABASE_URL: '' });
    expect((await worker.ended).code).toBe(1);
    await expectOutput(
      worker,
      'The worker found no database: set DATABASE_URL, or start the academy of this data folder first.\n',
    );
  });
});
