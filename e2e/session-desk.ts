/** Signs people in by the command line, as an operator would: one process of it serves all stories of a worker. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import { here } from './academies.ts';

type Desk = (email: string) => Promise<string>;

/** By data folder: some stories have an academy of their own. */
const desks = new Map<string, Desk>();

/** The Cookie header of somebody, an account of their own if there is none. */
export function sessionCookieOf(email: string): Promise<string> {
  const { dataDir } = here();
  const desk = desks.get(dataDir) ?? openDesk(dataDir);
  desks.set(dataDir, desk);
  return desk(email);
}

function openDesk(dataDir: string): Desk {
  const child = spawn(process.execPath, ['cli/src/main.ts', 'session', '-'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...withoutSettings, ACADEMY_DATA: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // It ends with its input, which ends with this process; nobody waits for it.
  child.unref();
  const waiting: PromiseWithResolvers<string>[] = [];
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.resolve(line));
  child.once('exit', (code) => {
    desks.delete(dataDir);
    for (const { reject } of waiting.splice(0)) reject(new Error(`Signing in ended with code ${code}.`));
  });
  return (email) => {
    const answer = Promise.withResolvers<string>();
    waiting.push(answer);
    child.stdin.write(`${email}\n`);
    return answer.promise;
  };
}
