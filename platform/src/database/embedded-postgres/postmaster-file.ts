import { spawnSync } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a running PostgreSQL writes about itself into postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const PORT_LINE = 3;
const STATUS_LINE = 7;

/** What the file says, true or not: after a crash it speaks of a process that is gone. */
export async function readPostmasterFile(cluster: string): Promise<Postmaster | null> {
  let lines: string[];
  try {
    lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[PORT_LINE]), ready: lines[STATUS_LINE]?.trim() === 'ready' };
}

/** The PostgreSQL that really runs on this cluster. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPostmasterFile(cluster);
  return postmaster && (await servesCluster(postmaster.pid, cluster)) ? postmaster : null;
}

/**
 * After a crash the process id in the file may belong to something else by now, and PostgreSQL would then refuse
 * to start. The file must not be removed, because it also tells PostgreSQL how to find out whether processes of
 * the crashed server still write to the cluster. But an id that is its own parent's PostgreSQL knows to be stale.
 */
export async function disownStalePostmasterFile(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const postmaster = await readPostmasterFile(cluster);
  if (!postmaster) return;
  const rest = (await readFile(file, 'utf8')).split('\n').slice(1);
  await writeFile(file, [String(process.pid), ...rest].join('\n'));
}

/** A server keeps its cluster as working folder, which tells it from a stranger with a reused process id. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder !== null && folder === (await realpath(cluster));
  }
  const { stdout } = spawnSync('/bin/ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(cluster);
}
