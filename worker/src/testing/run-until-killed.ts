import { tmpdir } from 'node:os';
import { runProgram } from '../ffmpeg/run-program.ts';

/*
 * Run as a process of its own by a test, which kills it: runs the program that its first argument names.
 */
await runProgram(process.argv[2] ?? '', [], {
  folder: tmpdir(),
  signal: new AbortController().signal,
  timeLimitMs: 600_000,
  maxOutputBytes: 1024,
  onOutput: () => undefined,
});
