import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../log.ts';
import { type Account, accountCan } from './account.ts';

/** Where clusters live whose account cannot enter the data folder, such as one under /root. */
export const OUTSIDE_FOLDER = '/var/lib/academy';

export interface ClusterFolder {
  /** Without symbolic links, because PostgreSQL reports it that way. */
  readonly folder: string;
  readonly exists: boolean;
  /** To be made once the cluster is there, so that the data folder shows where its database is. */
  readonly link: string | null;
}

export async function findClusterFolder(dataDir: string, account: Account | null): Promise<ClusterFolder> {
  const entry = path.join(await realpath(dataDir), 'postgres');
  if (await isThere(entry)) {
    const folder = await realpath(entry).catch(() => {
      throw new Error(`The database of this academy is gone: ${entry} points to a folder that is not there.`);
    });
    assertReachable(account, folder);
    return { folder, exists: true, link: null };
  }
  if (account === null || accountCan(account, '-x', [path.dirname(entry)])) {
    return { folder: entry, exists: false, link: null };
  }
  return { folder: outsideFolder(entry), exists: false, link: entry };
}

/** Makes room for a cluster outside the data folder. */
export async function prepareOutside(cluster: ClusterFolder, log: Log): Promise<void> {
  if (cluster.link === null) return;
  await mkdir(OUTSIDE_FOLDER, { recursive: true });
  await chmod(OUTSIDE_FOLDER, 0o755);
  if (!(await isThere(cluster.folder))) return;
  // The data folder was removed and begun anew: what is left of the old one is kept, but not taken for the new one's.
  const aside = `${cluster.folder}.${Date.now()}`;
  await rename(cluster.folder, aside);
  log.warn({ folder: aside }, 'A database of an earlier data folder at the same place was set aside');
}

export async function linkToOutside(cluster: ClusterFolder, log: Log): Promise<void> {
  if (cluster.link === null) return;
  await symlink(cluster.folder, cluster.link);
  log.info(
    { folder: cluster.folder },
    'The database is kept outside the data folder, because PostgreSQL must not run as root and no other account can enter the data folder',
  );
}

function assertReachable(account: Account | null, folder: string): void {
  const parent = path.dirname(folder);
  if (account === null || accountCan(account, '-x', [parent])) return;
  throw new Error(
    `PostgreSQL runs as user ${account.uid}, who cannot enter ${parent}: allow it (chmod o+x on each folder of that path), or start the academy as another user than root.`,
  );
}

function outsideFolder(entry: string): string {
  const dataDir = path.dirname(entry);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return path.join(OUTSIDE_FOLDER, `${path.basename(dataDir).replaceAll(/[^\w-]/g, '_')}-${hash}`);
}

async function isThere(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
