import { type Command, Problem, UsageError } from './command.ts';
import { roleCommand, sessionCommand, signOutCommand } from './commands/accounts.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { certificateKeyCommand, verifyCommand } from './commands/certificates.ts';
import { exportCommand, importCommand } from './commands/course-folders.ts';
import { databaseCommand, demoCommand, migrateCommand } from './commands/database.ts';
import { doctorCommand } from './commands/doctor.ts';
import { commandUsage, helpCommand } from './commands/help.ts';
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
  const command = commands.find((candidate) => candidate.name.split(' ', 1)[0] === name);
  if (command === undefined) {
    const sentence = name === undefined ? 'Say which command to run.' : `There is no command ${name}.`;
    console.error(`${sentence} npm run academy -- help lists them.`);
    return 2;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    return report(error, command);
  }
}

function asksForHelp(arg: string): boolean {
  return arg === '--help' || arg === '-h';
}

function report(error: unknown, command: Command): number {
  if (error instanceof UsageError) {
    // Of this command alone: below the help of all of them, nobody would see the sentence.
    console.error(`${error.message}\n\n${commandUsage(command)}`);
    return 2;
  }
  // An unexpected error is a bug of ours, and its report needs the stack.
  console.error(error instanceof Problem ? error.message : error);
  return 1;
}
