import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

const WAIT = { timeout: 10_000, interval: 20 };

/** A program that runs the steps written here as code, with `check(name, code)` running a piece of JavaScript. */
function startSteps(steps: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = path.join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { check as checkProgram } from ${JSON.stringify(path.join(import.meta.dirname, 'check-steps.ts'))};
     import { runToEnd } from ${JSON.stringify(path.join(import.meta.dirname, 'run-to-end.ts'))};
     const check = (name, code) => checkProgram(name, ['-e', code]);
     await runToEnd([${steps}]);`,
  );
  const child: ChildProcess = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      output += piece;
    });
  }
  return { child, program, output: () => output, ended: once(child, 'close').then(([code]) => code) };
}

it('ends well when every step passed', async () => {
  const run = startSteps(`check('One', ''), check('Two', '')`);
  expect(await run.ended).toBe(0);
  expect(run.output()).toMatch(/^✓ One \(\d+\.\d s\)\n✓ Two \(\d+\.\d s\)\n2 passed, 0 failed\n$/);
});

it('goes on after a failure, shows what the failing step said, and ends badly', async () => {
  const run = startSteps(`check('Bad', 'console.log("all about it"); process.exit(3)'),
    { name: 'Broken', run: () => Promise.reject(new Error('never began')) },
    { name: 'Skipping', run: async () => ({ passed: 4, failed: 0, skipped: 2 }) },
    { name: 'Telling', run: async () => ({ passed: 0, failed: 1, skipped: 0, failures: ['a.test.ts › adds'] }) },
    check('Good', 'console.log("not of interest")')`);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('all about it');
  expect(run.output()).toContain('never began');
  expect(run.output()).not.toContain('not of interest');
  expect(run.output()).toMatch(
    /\nFailed: Bad\nFailed: Broken\nFailed: Telling\n {2}a.test.ts › adds\n2 skipped\n5 passed, 3 failed\n$/,
  );
});

it('ends what is running when it is interrupted, and begins nothing more', async () => {
  const run = startSteps(`check('Quick', ''),
    check('Endless', 'fs.writeFileSync(' + JSON.stringify(import.meta.filename + '.pid') + ', String(process.pid)); setInterval(() => {}, 1000)'),
    check('Never', '')`);
  const pid = await vi.waitFor(() => Number(readFileSync(`${run.program}.pid`, 'utf8')), WAIT);
  expect(isAlive(pid)).toBe(true);
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(1);
  expect(isAlive(pid)).toBe(false);
  expect(run.output()).not.toContain('Never');
  expect(run.output()).toMatch(/\n1 passed, 2 failed\n$/);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
