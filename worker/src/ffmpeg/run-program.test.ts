import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpus, getPriority, totalmem } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { allGone, standInProgram } from '../testing/stand-in-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { TransientVideoError } from '../video-errors.ts';
import { type ProgramRun, runProgram } from './run-program.ts';

const folder = await temporaryFolder();

function runOf(more: Partial<ProgramRun> = {}): ProgramRun {
  return {
    folder,
    signal: new AbortController().signal,
    timeLimitMs: 60_000,
    maxOutputBytes: 1024 * 1024,
    onOutput: () => undefined,
    ...more,
  };
}

async function outputOf(name: string, script: string): Promise<string> {
  const { program } = await standInProgram(folder, name, script);
  const chunks: Buffer[] = [];
  await runProgram(program, [], runOf({ onOutput: (chunk) => void chunks.push(chunk) }));
  return Buffer.concat(chunks).toString();
}

function canRun(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, [...args, 'true']).status === 0;
}

/** It has a child of its own, which would outlive it if only the program itself were killed. */
const hanging = 'sleep 600 &\nnote $!\nnote $$\nwait';

/** Another process that runs a program as we do. */
const runUntilKilled = `
  import { runProgram } from ${JSON.stringify(new URL('./run-program.ts', import.meta.url).href)};
  const { signal } = new AbortController();
  const [, program] = process.argv;
  await runProgram(program, [], { folder: '/', signal, timeLimitMs: 600_000, maxOutputBytes: 1024, onOutput() {} });
`;

describe('a program that is run', () => {
  it('knows nothing of our environment, our input and our folder', async () => {
    vi.stubEnv('ACADEMY_TEST_SECRET', 'not for ffmpeg');
    expect(await outputOf('environment', 'env')).not.toContain('ACADEMY_TEST_SECRET');
    expect(await outputOf('input', 'cat; echo at-the-end')).toBe('at-the-end\n');
    expect(await outputOf('place', 'pwd -P')).toBe(`${folder}\n`);
  });

  it('is less urgent than we are, and leaves no core file with a key in it', async () => {
    expect(Number(await outputOf('nice', 'nice'))).toBeGreaterThan(getPriority());
    expect(await outputOf('core', 'ulimit -c')).toBe('0\n');
  });

  it.runIf(existsSync('/proc/self/autogroup'))(
    'is less urgent as a session too, which is what counts',
    async () => {
      expect(await outputOf('session', 'cat /proc/self/autogroup')).toMatch(/ nice 10$/m);
    },
  );

  it.runIf(canRun('setpriv', '--no-new-privs'))(
    'can gain no privileges, and has lost those of root',
    async () => {
      const status = await outputOf('privileges', 'cat /proc/self/status');
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      // But that to read every file: the third bit.
      if (process.getuid?.() === 0) expect(status).toMatch(/^CapBnd:\t0{15}4$/m);
    },
  );

  it.runIf(canRun('unshare', ...(process.getuid?.() === 0 ? ['--net'] : ['--user', '--net'])))(
    'has no network to reach anything by',
    async () => {
      const devices = (await outputOf('network', 'cat /proc/net/dev')).trim().split('\n').slice(2);
      expect(devices.map((line) => line.trim().split(':')[0])).toEqual(['lo']);
    },
  );

  it.runIf(process.platform === 'linux')('gets no more memory than its limit', async () => {
    const much = 'head -c 50000000 /dev/zero | tail -c 50000000 | wc -c';
    const { program } = await standInProgram(folder, 'memory', much);
    const counted = async (memoryLimitBytes?: number) => {
      const chunks: Buffer[] = [];
      const onOutput = (chunk: Buffer) => void chunks.push(chunk);
      await runProgram(program, [], runOf({ onOutput, ...(memoryLimitBytes ? { memoryLimitBytes } : {}) }));
      return Number(Buffer.concat(chunks).toString());
    };
    expect(await counted()).toBe(50_000_000);
    expect(await counted(16 * 1024 * 1024)).toBe(0);
    const limit = Number(await outputOf('limit', 'ulimit -d'));
    expect(limit).toBeGreaterThan(1.5 * 1024 * 1024);
    expect(limit * 1024).toBeLessThan(1.5 * 1024 ** 3 + totalmem() + cpus().length * 1024 ** 3);
  });

  it('gets its arguments as they are, whatever a shell would make of them', async () => {
    const { program } = await standInProgram(folder, 'arguments', 'printf "%s\\n" "$@"');
    const chunks: Buffer[] = [];
    const args = ['$(id)', "it's; rm -rf", '*', ''];
    await runProgram(program, args, runOf({ onOutput: (chunk) => void chunks.push(chunk) }));
    expect(Buffer.concat(chunks).toString()).toBe(`${args.join('\n')}\n`);
  });

  it('ends with its code and its last words, or with the signal that ended it', async () => {
    const failing = await standInProgram(folder, 'failing', 'echo so it goes >&2; exit 3');
    expect(await runProgram(failing.program, [], runOf())).toEqual({
      exitCode: 3,
      endedBy: null,
      complaint: 'so it goes\n',
    });
    const crashing = await standInProgram(folder, 'crashing', 'kill -SEGV $$');
    expect(await runProgram(crashing.program, [], runOf())).toMatchObject({ endedBy: 'SIGSEGV' });
  });
});

describe('a program that has to be stopped', () => {
  it('is killed with all its children when it takes too long', async () => {
    const { program, pids } = await standInProgram(folder, 'slow', hanging);
    const running = runProgram(program, [], runOf({ timeLimitMs: 1_500 }));
    await expect(running).rejects.toMatchObject({ failure: { code: 'preparation_too_slow' } });
    await allGone(await pids());
  });

  it('is killed when it shows no life', async () => {
    const { program, pids } = await standInProgram(folder, 'still', hanging);
    const running = runProgram(program, [], runOf({ silenceLimitMs: 1_500 }));
    await expect(running).rejects.toMatchObject({ failure: { code: 'preparation_stalled' } });
    await allGone(await pids());
  });

  it('is killed at once when it is aborted, and the caller gets the reason back', async () => {
    const { program, pids } = await standInProgram(folder, 'aborted', hanging);
    const asked = new AbortController();
    const running = runProgram(program, [], runOf({ signal: asked.signal }));
    const started = await pids();
    const reason = new Error('The worker stops');
    asked.abort(reason);
    await expect(running).rejects.toBe(reason);
    await allGone(started);
    await expect(runProgram(program, [], runOf({ signal: asked.signal }))).rejects.toBe(reason);
  });

  it.each([
    ['its errors', 'note $$; exec yes "the same complaint, again and again" >&2'],
    ['its output', 'note $$; exec yes "the same output, again and again"'],
  ])('is killed when it floods %s, of which only the end is kept', async (where, script) => {
    const { program, pids } = await standInProgram(folder, `flood-${where.replace(' ', '-')}`, script);
    const error = await runProgram(program, [], runOf()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TransientVideoError);
    expect(error).toMatchObject({ failure: { code: 'ffmpeg_flooded_output' } });
    expect(JSON.stringify(error).length).toBeLessThan(20_000);
    await allGone(await pids());
  });

  it('does not outlive us when we are killed', async () => {
    const { program, pids } = await standInProgram(folder, 'orphaned', hanging);
    const worker = spawn(process.execPath, ['--input-type=module', '-e', runUntilKilled, program], {
      stdio: 'ignore',
    });
    const started = await pids();
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await allGone(started);
  });
});
