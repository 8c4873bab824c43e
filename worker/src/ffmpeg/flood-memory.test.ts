import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { standInProgram } from '../testing/stand-in-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const MEGABYTE = 1024 * 1024;
const folder = await temporaryFolder();

/** A process of its own, which tells how much more memory it needed at most after three floods. */
const beFlooded = `
  import { runProgram } from ${JSON.stringify(new URL('./run-program.ts', import.meta.url).href)};
  const [, program] = process.argv;
  const { signal } = new AbortController();
  const run = { folder: '/', signal, timeLimitMs: 60_000, maxOutputBytes: 1024, onOutput() {} };
  let stopped = 0;
  const flood = () => runProgram(program, [], run).catch(() => { stopped += 1; });
  await flood();
  const before = process.resourceUsage().maxRSS;
  for (let time = 0; time < 2; time += 1) await flood();
  console.log(JSON.stringify({ stopped, grownBytes: (process.resourceUsage().maxRSS - before) * 1024 }));
`;

it('a program that floods its log costs no memory, however often', async () => {
  const { program } = await standInProgram(
    folder,
    'flood',
    'exec yes "the same complaint, again and again" >&2',
  );
  const args = ['--input-type=module', '-e', beFlooded, program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { stopped, grownBytes } = JSON.parse(stdout);
  expect(stopped).toBe(3);
  // Each of the two later floods was 32 MB.
  expect(grownBytes).toBeLessThan(32 * MEGABYTE);
});
