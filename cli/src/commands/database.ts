import type { Command } from '../command.ts';
import { parseWords } from '../parse-words.ts';
import { loadSettings } from '../settings.ts';

export const databaseCommand: Command = {
  name: 'database',
  summary: 'Print the address of the database, password included, while the academy runs',
  async run(args) {
    parseWords(args, []);
    const { config } = loadSettings();
    const { databaseAddress } = await import('../database/database-address.ts');
    console.log(await databaseAddress(config));
    return 0;
  },
};
