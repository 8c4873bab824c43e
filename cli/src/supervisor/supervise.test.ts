import { type ChildProcess, spawn } from 'node:child_process';
import { silentLog } from '@academy/platform/log.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RestartRule } from './restart-rules.ts';
import { supervise } from './supervise.ts';

const polite = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); process.send('up');`;
const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send('up');`;

describe('supervise', () => {
  const children: ChildProcess[] = [];
  const neverForced = new AbortController().signal;
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  function superviseProgram(program: string, rule: RestartRule, stopMs = 10_000) {
    const up: number[] = [];
    const start = () => {
      const child = spawn(process.execPath, ['-e', program], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.push(child);
      child.on('message', () => up.push(child.pid ?? 0));
      return child;
    };
    const supervised = supervise({ name: 'program', start, rule, stopMs, log: silentLog });
    return {
      ...supervised,
      untilUp: (times: number) => vi.waitFor(() => expect(up).toHaveLength(times), 10_000),
    };
  }

  it('starts a killed program again', async () => {
    const program = superviseProgram(polite, () => 0);
    await program.untilUp(1);
    children[0]?.kill('SIGKILL');
    await program.untilUp(2);
    await program.stop(neverForced);
    expect(children.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual(['SIGKILL', 0]);
  });

  it('gives up when its rule does, and tells how the program ended', async () => {
    const rule = vi.fn<RestartRule>().mockReturnValueOnce(0).mockReturnValueOnce(null);
    const program = superviseProgram('process.exit(7)', rule);
    expect(await program.givenUp).toEqual({ code: 7, signal: null });
    expect(children).toHaveLength(2);
    await program.stop(neverForced);
  });

  it('does not start anything while or after it stops', async () => {
    const program = superviseProgram('process.exit(7)', () => 60_000);
    await vi.waitFor(() => expect(children[0]?.exitCode).toBe(7), 10_000);
    await program.stop(neverForced);
    expect(children).toHaveLength(1);
  });

  it('kills a program that does not stop in time', async () => {
    const program = superviseProgram(deaf, () => 0, 100);
    await program.untilUp(1);
    await program.stop(neverForced);
    expect(children[0]?.signalCode).toBe('SIGKILL');
  });

  it('kills it at once when the stop is forced', async () => {
    const program = superviseProgram(deaf, () => 0);
    await program.untilUp(1);
    const force = new AbortController();
    const stopped = program.stop(force.signal);
    force.abort();
    await stopped;
    expect(children[0]?.signalCode).toBe('SIGKILL');
  });
});
