import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem, root } from './project.mjs';

// Outside the checkout, because installing empties node_modules and nothing else there is ours to write.
const lockFile = join(
  tmpdir(),
  `academy-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`,
);
const RETRY_MS = 200;
const LONGEST_WAIT_MS = 15 * 60_000;
const LONGEST_WRITE_MS = 10_000;

/**
 * Two academies may be started from one checkout at the same moment, and two installs or builds in one folder
 * destroy each other. The lock names every process that works under it, so that what a killed start left running
 * is waited for, and what is gone is not.
 */
export async function withCheckoutLock(work) {
  await acquire();
  try {
    return await work({ alsoHeldBy: (pid) => appendFileSync(lockFile, `${pid}\n`) });
  } finally {
    rmSync(lockFile, { force: true });
  }
}

async function acquire() {
  const giveUpAt = Date.now() + LONGEST_WAIT_MS;
  let announced = false;
  while (!tryAcquire()) {
    const holder = livingHolder();
    if (holder === undefined) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (Date.now() > giveUpAt) {
      throw new Problem(
        `Process ${holder} has been preparing this checkout for too long. End it, or delete ${lockFile}.`,
      );
    }
    if (!announced) console.error(`Waiting for process ${holder}, which is preparing this checkout …`);
    announced = true;
    await delay(RETRY_MS);
  }
}

function tryAcquire() {
  try {
    writeFileSync(lockFile, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function livingHolder() {
  try {
    const pids = readFileSync(lockFile, 'utf8').split('\n').filter(Boolean).map(Number);
    const isBeingWritten = pids.length === 0 && Date.now() - statSync(lockFile).mtimeMs < LONGEST_WRITE_MS;
    return isBeingWritten ? 'unknown' : pids.find(isAlive);
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  // In a container every start can have the same number: a lock in our own name is one that a former start left.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
