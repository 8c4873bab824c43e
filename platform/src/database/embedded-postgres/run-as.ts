import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { type Account, spawnAs } from './account.ts';

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
