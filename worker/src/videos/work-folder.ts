import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '@academy/platform/clock.ts';
import { newId } from '@academy/platform/ids.ts';
import type { Log } from '@academy/platform/log.ts';

/*
 * Folders for unfinished work. Each run of a worker has its own and touches it as a sign of life. A folder without that
 * sign belonged to a run that was killed, perhaps on another machine; its files may be large, so it is removed soon.
 */

const TOUCH_MS = 30_000;
const DEAD_AFTER_MS = 4 * TOUCH_MS;

export interface WorkFolder {
  /** On the disk that everything is written to. */
  readonly dataDir: string;
  /** Gives `run` an empty folder, which is removed afterwards. */
  use<Result>(run: (folder: string) => Promise<Result>): Promise<Result>;
  /** Removes the whole folder of this run. */
  close(): Promise<void>;
}

interface WorkFolderOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Log;
}

export async function openWorkFolder({ dataDir, clock, log }: WorkFolderOptions): Promise<WorkFolder> {
  const own = path.join(runsFolder(dataDir), newId());
  // It holds videos that are not yet encrypted, and their keys.
  await mkdir(own, { recursive: true, mode: 0o700 });
  const showLife = async () => {
    const now = clock.now();
    await utimes(own, now, now);
    await removeDeadRuns(dataDir, now);
  };
  const warn = (error: unknown) => log.warn({ err: error }, 'The work folder could not be kept in order');
  await showLife().catch(warn);
  const timer = setInterval(() => void showLife().catch(warn), TOUCH_MS).unref();

  return {
    dataDir,

    async use(run) {
      // Another worker may have removed the folder while this process was suspended.
      await mkdir(own, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(`${own}${path.sep}`);
      try {
        return await run(folder);
      } finally {
        await rm(folder, { recursive: true, force: true }).catch(warn);
      }
    },
    async close() {
      clearInterval(timer);
      await rm(own, { recursive: true, force: true }).catch(warn);
    },
  };
}

/** Answers how many there were. */
export async function removeDeadRuns(dataDir: string, now: Date): Promise<number> {
  const runs = runsFolder(dataDir);
  let removed = 0;
  for (const name of await readdir(runs).catch(() => [])) {
    const run = path.join(runs, name);
    // Another worker may be removing it too.
    const found = await stat(run).catch(() => null);
    if (found === null || now.getTime() - found.mtimeMs < DEAD_AFTER_MS) continue;
    await rm(run, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

function runsFolder(dataDir: string): string {
  return path.join(dataDir, 'work');
}
