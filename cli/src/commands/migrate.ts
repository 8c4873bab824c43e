import type { Command } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { loadSettings } from '../settings.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the database to the present schema',
  async run(args) {
    parseOptions(args, {});
    const { config } = loadSettings();
    const { migrate } = await import('../database/migrate.ts');
    const { withDatabase } = await import('../database/with-database.ts');
    await withDatabase(config, migrate);
    console.log('The database has the present schema.');
    return 0;
  },
};
