import type { Command } from '../command.ts';
import { parseOptions } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const databaseCommand: Command = {
  name: 'database',
  summary: 'Print the address of the database, password included, while the academy runs',
  async run(args) {
    parseOptions(args, {});
    const { config } = loadSettings();
    const { databaseAddress } = await import('../database/database-address.ts');
    // For psql and for measurements, which mean the server itself.
    console.log(config.databaseDirectUrl ?? (await databaseAddress(config)));
    return 0;
  },
};

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the database to the present schema',
  async run(args) {
    parseOptions(args, {});
    const { config } = loadSettings();
    const { migrate } = await import('../database/open-database.ts');
    const { withDatabase } = await import('../database/with-database.ts');
    await withDatabase(config, migrate);
    console.log('The database has the present schema.');
    return 0;
  },
};

export const demoCommand: Command = {
  name: 'demo',
  summary: 'Bring back what is missing of the demo academy',
  async run(args) {
    parseOptions(args, {});
    const { config } = loadSettings();
    const { runDemo } = await import('../demo/run-demo.ts');
    await runDemo(config);
    return 0;
  },
};
