import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room at all, or so much. */
  fill(leftBytes?: number): Promise<void>;
  empty(): Promise<void>;
  remove(): void;
}

/** A disk of its own in memory, which root can have on Linux where it is allowed; null elsewhere. */
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
      const { bavail, bsize } = await statfs(folder);
      // Others write at the same time: whoever comes to the end of the disk, it is full.
      await writeFile(filling, Buffer.alloc(bavail * bsize - leftBytes)).catch(() => undefined);
    },
    empty: () => rm(filling, { force: true }),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
