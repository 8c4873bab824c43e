import { spawn } from 'node:child_process';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program without showing what it writes, and returns that for the case that it fails.
 * An interrupt ends the program first and then this process, so nothing keeps writing behind the user's back. It is
 * killed, not asked: npm finishes an install of half a minute before it listens, and what it leaves is done again anyway.
 */
export function runQuietly(program, args, { cwd, env, onStart }) {
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
    child.once('spawn', () => onStart?.(child.pid));
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
