import { Problem, UsageError } from './command.ts';
import { roleCommand, sessionCommand, signOutCommand } from './commands/accounts.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { certificateKeyCommand, verifyCommand } from './commands/certificates.ts';
import { exportCommand, importCommand } from './commands/course-folders.ts';
import { databaseCommand, demoCommand, migrateCommand } from './commands/database.ts';
import { doctorCommand } from './commands/doctor.ts';
import { helpCommand, usageText } from './commands/help.ts';
import { moveBlobsCommand } from './commands/move-blobs.ts';
import { pageCommand } from './commands/page.ts';
import { preflightCommand } from './commands/preflight.ts';
import { secretCommand } from './commands/secret.ts';
import { startCommand, workerCommand } from './commands/start.ts';

const others = [
  startCommand,
  workerCommand,
  migrateCommand,
  demoCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  moveBlobsCommand,
  secretCommand,
  certificateKeyCommand,
  verifyCommand,
  databaseCommand,
  sessionCommand,
  roleCommand,
  signOutCommand,
  pageCommand,
  exportCommand,
  importCommand,
  preflightCommand,
];
const commands = [...others, helpCommand(others)];

/** Runs the command that the arguments name and returns the exit code. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args.some(asksForHelp) ? ['help'] : args;
  try {
    if (name === undefined) throw new UsageError('Say which command to run.');
    const command = commands.find((candidate) => candidate.name.split(' ', 1)[0] === name);
    if (!command) throw new UsageError(`There is no command ${name}.`);
    return await command.run(rest);
  } catch (error) {
    return report(error);
  }
}

function asksForHelp(arg: string): boolean {
  return arg === '--help' || arg === '-h';
}

function report(error: unknown): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usageText(commands)}`);
    return 2;
  }
  // An unexpected error is a bug of ours, and its report needs the stack.
  console.error(error instanceof Problem ? error.message : error);
  return 1;
}
