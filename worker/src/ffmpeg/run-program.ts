import { type ChildProcess, spawn } from 'node:child_process';
import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';
import { TransientVideoError } from '../video-errors.ts';
import { bareEnvironment, findConfinement } from './confinement.ts';
import { feedProgram } from './feed-program.ts';
import { keepTail } from './program-output.ts';

/*
 * Runs ffmpeg or ffprobe as one runs a program that reads what strangers made: no standard input but what it is given, nothing of our
 * environment, a folder of its own, less urgent than everything else, confined as far as the system offers it
 * (confinement.ts), in a process group of its own that is killed as a whole. SIGKILL leaves
 * unfinished files, which are discarded with the folder.
 */

export interface ProgramRun {
  /** Also where relative paths of the arguments begin. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly timeLimitMs: number;
  readonly onOutput: (chunk: Buffer) => void;
  /** The program is stopped when it has written more than this to its standard output. */
  readonly maxOutputBytes: number;
  /** Its standard input, else empty. A program that ends before its input does is no error. */
  readonly input?: AsyncIterable<Uint8Array>;
  /** Another limit than usual, for a test. */
  readonly memoryLimitBytes?: number;
  /** Handed to the program's keeper: `alive()` has to be called within this time, again and again. */
  readonly silenceLimitMs?: number;
  readonly onStart?: (alive: () => void) => void;
}

export interface ProgramEnd {
  readonly exitCode: number | null;
  readonly endedBy: NodeJS.Signals | null;
  /** The end of its standard error. */
  readonly complaint: string;
}

const COMPLAINT_TAIL_BYTES = 8 * 1024;
/** Damaged files make ffmpeg write many errors, but not this many. */
const MAX_COMPLAINT_BYTES = 32 * 1024 * 1024;

/*
 * The first process waits for our end: the pipe it reads from is closed when we die, however we die, and then it
 * kills the group. Without it, the ffmpeg of a killed worker would go on encoding for hours. The program
 * replaces the shell; core files are off because one would hold the key.
 */
const UNDER_OUR_LIFE =
  'exec 3<&0; (read _ <&3; kill -KILL 0) 4<&- >/dev/null 2>&1 & ulimit -c 0; ' +
  // Of data, not of addresses: threads reserve far more of these than they use. Already lower, it stays.
  'limit="$1"; shift; if [ -n "$limit" ] && (ulimit -d "$limit") 2>/dev/null; then ulimit -d "$limit"; fi; ' +
  // Linux shares the processor between sessions first, and niceness counts only within one: ours has to be nice itself.
  '{ echo 10 >/proc/self/autogroup; } 2>/dev/null; exec nice -n 10 "$@" 3<&- <&4 4<&-';

/** Resolves when the program ended by itself, well or badly; throws when it was stopped, saying why. */
export async function runProgram(
  program: string,
  args: readonly string[],
  run: ProgramRun,
): Promise<ProgramEnd> {
  run.signal.throwIfAborted();
  const { wrapper, memoryBytes } = await findConfinement();
  run.signal.throwIfAborted();
  const limit = run.memoryLimitBytes ?? memoryBytes;
  const limitKilobytes = limit === null ? '' : String(Math.floor(limit / 1024));
  const command = [limitKilobytes, ...wrapper, program, ...args];
  const child = spawn('/bin/sh', ['-c', UNDER_OUR_LIFE, 'sh', ...command], {
    cwd: run.folder,
    env: bareEnvironment,
    // The fourth becomes the program's standard input.
    stdio: ['pipe', 'pipe', 'pipe', 'ignore', 'pipe'],
    detached: true,
  });
  child.stdin?.on('error', () => undefined);

  let stopped: unknown;
  function stop(reason: unknown): void {
    stopped ??= reason;
    killGroup(child);
  }
  const complaint = keepTail(COMPLAINT_TAIL_BYTES);
  const fail = (failure: VideoFailure) =>
    stop(new TransientVideoError(failure, { details: complaint.text() }));
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint.add(chunk);
    if (complaint.totalBytes > MAX_COMPLAINT_BYTES) fail({ code: 'ffmpeg_flooded_output' });
  });
  let outputBytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    if (stopped !== undefined) return;
    outputBytes += chunk.length;
    if (outputBytes > run.maxOutputBytes) fail({ code: 'ffmpeg_flooded_output' });
    else run.onOutput(chunk);
  });

  void feedProgram(child.stdio[4], run.input ?? []).catch(stop);
  const onAbort = () => stop(run.signal.reason);
  run.signal.addEventListener('abort', onAbort, { once: true });
  const timeLimit = setTimeout(() => fail({ code: 'preparation_too_slow' }), run.timeLimitMs);
  const silenceLimit = watchSilence(run, () => fail({ code: 'preparation_stalled' }));
  try {
    const { exitCode, endedBy } = await endOf(child);
    if (stopped !== undefined) throw stopped;
    return { exitCode, endedBy, complaint: complaint.text() };
  } finally {
    clearTimeout(timeLimit);
    clearTimeout(silenceLimit);
    run.signal.removeEventListener('abort', onAbort);
  }
}

function watchSilence(run: ProgramRun, onSilence: () => void): NodeJS.Timeout | undefined {
  if (run.silenceLimitMs === undefined) return undefined;
  const timer = setTimeout(onSilence, run.silenceLimitMs);
  run.onStart?.(() => timer.refresh());
  return timer;
}

function endOf(child: ChildProcess): Promise<Pick<ProgramEnd, 'exitCode' | 'endedBy'>> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new TransientVideoError({ code: 'ffmpeg_not_started' }, { details: error.message })),
    );
    // The program has ended, the process that waits for our end has not; it also keeps the group's number ours.
    child.once('exit', () => killGroup(child));
    child.once('close', (exitCode, endedBy) => resolve({ exitCode, endedBy }));
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
