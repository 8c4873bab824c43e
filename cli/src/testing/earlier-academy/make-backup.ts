/**
 * Makes the backup of an earlier academy again, with the programs of its own version:
 *
 *   git worktree add --detach <checkout> 089d61e && (cd <checkout> && npm ci && npm run build)
 *   node cli/src/testing/earlier-academy/make-backup.ts <checkout> <empty folder>
 */
import path from 'node:path';
import { academyCommand } from '../academy-command.ts';
import { callerAt } from './caller.ts';
import { fillAcademy, type Person, people } from './fill-academy.ts';
import { type KeptAnswer, keepAcademy } from './kept-academy.ts';

const [checkout, folder] = process.argv.slice(2).map((name) => path.resolve(name));
if (checkout === undefined || folder === undefined) throw new Error('Say <checkout> and <empty folder>.');

const backup = path.join(folder, 'backup');
const env = { ACADEMY_DATA: path.join(folder, 'data'), ACADEMY_DEMO: '0', PORT: '0', WORKERS: '1' };
const run = (...args: string[]) => academyCommand(args, env, { root: checkout });

async function runToEnd(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args).ended;
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const academy = run('start');
try {
  const { address = '' } = await academy.line(({ msg }) => msg?.startsWith('Academy is ready at') ?? false);
  const signIn = async (person: Person) => callerAt(address, await runToEnd('session', people[person]));
  const callers = {
    teacher: await signIn('teacher'),
    student: await signIn('student'),
    beginner: await signIn('beginner'),
  };
  await runToEnd('role', people.teacher, 'creator');
  const answers: KeptAnswer[] = [];
  for (const [person, call] of await fillAcademy(callers)) {
    answers.push({ person, call, answer: await callers[person].get(call) });
  }
  console.log(await runToEnd('backup', backup));
  await keepAcademy(backup, answers);
} finally {
  academy.child.kill('SIGTERM');
  await academy.ended;
}
