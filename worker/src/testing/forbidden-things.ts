/** Tries what a program that reads a stranger's file must not do, and tells what it was told. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

const [file = ''] = process.argv.slice(2);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function attempt(act: () => unknown): string {
  try {
    act();
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}

async function call(): Promise<string> {
  try {
    return await new Promise<string>((resolve) => {
      const socket = connect(9, '127.0.0.1');
      socket.once('connect', () => resolve('done')).once('error', (error) => resolve(codeOf(error)));
    });
  } catch (error) {
    return codeOf(error);
  }
}

const told = {
  code: attempt(() => readFileSync(import.meta.filename)),
  read: attempt(() => readFileSync(file)),
  write: attempt(() => writeFileSync(file, 'changed')),
  start: attempt(() => spawnSync('/bin/true')),
  thread: attempt(() => new Worker('', { eval: true })),
  call: await call(),
};
process.stdout.write(JSON.stringify(told));
