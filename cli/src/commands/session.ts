import { createInterface } from 'node:readline';
import type { Command } from '../command.ts';
import { parseWords, requireEmail } from '../parse-words.ts';
import { loadSettings } from '../settings.ts';

const FROM_INPUT = '-';

export const sessionCommand: Command = {
  name: 'session <email>',
  summary: 'Sign an account in and print its Cookie header, for scripts and tests',
  options: [{ usage: FROM_INPUT, summary: 'in place of <email>: addresses from the input, a line each' }],
  async run(args) {
    const given = args[0] === FROM_INPUT ? null : emailIn(args);
    const { config } = loadSettings();
    const { sessionCookieFor } = await import('../accounts/session-cookie.ts');
    const { withConnection } = await import('../database/with-connection.ts');
    await withConnection(config, async (database) => {
      for await (const email of given === null ? createInterface(process.stdin) : [given]) {
        console.log(await sessionCookieFor(config, database, requireEmail(email)));
      }
    });
    return 0;
  },
};

function emailIn(args: readonly string[]): string {
  const [word] = parseWords(args, ['email']);
  return requireEmail(word);
}
