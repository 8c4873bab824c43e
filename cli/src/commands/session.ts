import type { Command } from '../command.ts';
import { parseWords, requireEmail } from '../parse-words.ts';
import { loadSettings } from '../settings.ts';

export const sessionCommand: Command = {
  name: 'session <email>',
  summary: 'Sign an account in and print its Cookie header, for scripts and tests',
  async run(args) {
    const [word] = parseWords(args, ['email']);
    const email = requireEmail(word);
    const { config } = loadSettings();
    const { sessionCookieFor } = await import('../accounts/session-cookie.ts');
    const { withConnection } = await import('../database/with-connection.ts');
    console.log(await withConnection(config, (database) => sessionCookieFor(config, database, email)));
    return 0;
  },
};
