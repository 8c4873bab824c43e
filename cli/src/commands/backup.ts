import type { Command } from '../command.ts';
import { resolveGivenPath } from '../given-path.ts';
import { parseArguments } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const backupCommand: Command = {
  name: 'backup <folder>',
  summary:
    'Write everything of the academy, running or not, into a folder; again and again into the same one',
  options: [
    {
      usage: '--verify',
      summary: 'Also read what the folder has already, and copy again what is damaged',
    },
    {
      usage: '--replace',
      summary: 'Also in place of the backup of another academy',
    },
    {
      usage: '--without-secret',
      summary: 'Leave out ACADEMY_SECRET, which restoring it then needs to be given',
    },
  ],
  async run(args) {
    const { words, options } = parseArguments(args, ['folder'], {
      'without-secret': { type: 'boolean' },
      verify: { type: 'boolean' },
      replace: { type: 'boolean' },
    });
    const { config } = loadSettings();
    const { runBackup } = await import('../backup/run-backup.ts');
    return runBackup(config, resolveGivenPath(words[0]), {
      includeSecret: options['without-secret'] !== true,
      verify: options.verify === true,
      replaceOther: options.replace === true,
    });
  },
};

export const restoreCommand: Command = {
  name: 'restore <folder>',
  summary: 'Bring a backup back, into an empty data folder and an empty database',
  options: [{ usage: '--check', summary: 'Only look whether the backup is whole' }],
  async run(args) {
    const { words, options } = parseArguments(args, ['folder'], { check: { type: 'boolean' } });
    const folder = resolveGivenPath(words[0]);
    const { runCheck, runRestore } = await import('../backup/run-restore.ts');
    if (options.check === true) await runCheck(folder);
    else await runRestore(loadSettings().config, folder);
    return 0;
  },
};
