import { spawn } from 'node:child_process';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const REDRAW_MS = 1000;
const CLEAR_LINE = '\r\u001b[K';

/**
 * Runs a program behind one calm line, without showing what it writes, and returns that for the case that it fails.
 * An interrupt ends the program first and then this process, so that nothing keeps writing unseen. It is killed, not
 * asked: npm finishes an install of half a minute before it listens, and what it leaves is done again anyway.
 */
export async function runQuietly(program, args, { line, cwd, env, onStart }) {
  const progress = startProgressLine(line.running);
  const result = await run(program, args, { cwd, env, onStart }).catch((error) => ({
    succeeded: false,
    ending: error.message,
    output: '',
  }));
  progress.end(result.succeeded ? line.done : line.failed);
  return result;
}

function run(program, args, { cwd, env, onStart }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces = [];
    let stoppedBy;
    const stop = (signal) => {
      stoppedBy ??= signal;
      child.kill('SIGKILL');
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.stderr.on('data', (piece) => pieces.push(piece));
    child.once('spawn', () => onStart(child.pid));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const each of STOP_SIGNALS) process.off(each, stop);
      if (stoppedBy) process.kill(process.pid, stoppedBy);
      else
        resolve({
          succeeded: code === 0,
          ending: signal ?? `code ${code}`,
          output: Buffer.concat(pieces).toString(),
        });
    });
  });
}

/**
 * On the error stream, so that a log on the output stays clean. A terminal sees the seconds pass in the same line; a
 * file gets the line once.
 */
function startProgressLine(text) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const onTerminal = Boolean(process.stderr.isTTY);
  process.stderr.write(onTerminal ? `${text} …` : `${text} …\n`);
  const redraw = onTerminal
    ? setInterval(() => process.stderr.write(`${CLEAR_LINE}${text} … ${seconds()} s`), REDRAW_MS)
    : undefined;

  return {
    end(outcome) {
      clearInterval(redraw);
      process.stderr.write(`${onTerminal ? CLEAR_LINE : ''}${outcome} (${seconds()} s)\n`);
    },
  };
}
