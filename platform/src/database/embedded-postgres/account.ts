import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/*
 * PostgreSQL refuses to run as root. Started by root, the academy runs it under another account; started by
 * any other user, PostgreSQL runs as that user and there is no account to switch to.
 */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The owner of the data folder, or the account `nobody` when that is root or a number without a name, which initdb refuses. */
export async function postgresAccount(dataDir: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(dataDir);
  return uid === 0 || !hasName(uid) ? nobody() : { uid, gid };
}

/** What spawn needs to run a program under the account; from a folder that every account can enter. */
export function spawnAs(account: Account | null): { cwd: string; uid?: number; gid?: number } {
  // "| 0": macOS numbers nobody 4294967294, which the system call knows as -2.
  return account ? { cwd: '/', uid: account.uid | 0, gid: account.gid | 0 } : { cwd: '/' };
}

/**
 * Whether the account passes `test <operator> <file>` for each file. Asked of the system rather than computed
 * from modes, so that access lists, mount options and every folder on the way count.
 */
export function accountCan(
  account: Account | null,
  operator: '-x' | '-r',
  files: readonly string[],
): boolean {
  const script = 'for file do test "$0" "$file" || exit 1; done';
  const result = spawnSync('/bin/sh', ['-c', script, operator, ...files], {
    ...spawnAs(account),
    stdio: 'ignore',
  });
  return result.status === 0;
}

function hasName(uid: number): boolean {
  return spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status === 0;
}

function nobody(): Account {
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  return entry ? { uid: Number(entry[1]) >>> 0, gid: Number(entry[2]) >>> 0 } : { uid: 65_534, gid: 65_534 };
}

/** Nothing of our own environment: PGPORT, PGDATA or a locale set there would change what PostgreSQL does. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Runs one of the programs to its end; a failure carries what the program said. */
export async function runAs(
  account: Account | null,
  program: string,
  args: readonly string[],
  input = '',
): Promise<void> {
  const child = spawn(program, args, { ...spawnAs(account), env: postgresEnvironment, stdio: 'pipe' });
  // A program that ends before it read its input has a reason, which its exit tells better than a broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, output, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`${program} failed: ${(complaint || output).trim()}`);
}
