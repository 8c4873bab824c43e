import type { Command } from '../command.ts';
import { parseArguments } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const restoreCommand: Command = {
  name: 'restore <folder>',
  summary: 'Bring a backup back, into an empty data folder and an empty database',
  options: [{ usage: '--check', summary: 'Only look whether the backup is whole' }],
  async run(args) {
    const { words, options } = parseArguments(args, ['folder'], { check: { type: 'boolean' } });
    const { runCheck, runRestore } = await import('../backup/run-restore.ts');
    if (options.check === true) await runCheck(words[0]);
    else await runRestore(loadSettings().config, words[0]);
    return 0;
  },
};
