import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room, or so many bytes. */
  fill(leftBytes?: number): Promise<void>;
  empty(): Promise<void>;
  remove(): void;
}

/** A small disk in memory, which root may mount on Linux; null elsewhere. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  chmodSync(folder, 0o711);
  const filling = path.join(folder, 'filling');
  return {
    folder,
    async fill(leftBytes = 0) {
      await rm(filling, { force: true });
      const { bavail, bsize } = await statfs(folder);
      // The academy writes at the same time, so this may fail at the end of the disk: it is full all the same.
      await writeFile(filling, Buffer.alloc(bavail * bsize - leftBytes)).catch(() => undefined);
    },
    empty: () => rm(filling, { force: true }),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
