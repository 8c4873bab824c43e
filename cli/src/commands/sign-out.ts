import type { Command } from '../command.ts';
import { parseWords, requireEmail } from '../parse-words.ts';
import { loadSettings } from '../settings.ts';

export const signOutCommand: Command = {
  name: 'sign-out <email>',
  summary: 'Sign an account out everywhere',
  async run(args) {
    const [word] = parseWords(args, ['email']);
    const email = requireEmail(word);
    const { config } = loadSettings();
    const { requireAccounts } = await import('../accounts/find-account.ts');
    const { withConnection } = await import('../database/with-connection.ts');
    const { revokeSessionsOf } = await import('@academy/platform/sessions/sessions.ts');
    const count = await withConnection(config, async (database) => {
      const accounts = await requireAccounts(database, config, email);
      const counts = await Promise.all(
        accounts.map(({ id }) => revokeSessionsOf(database.db, id, new Date())),
      );
      return counts.reduce((sum, ended) => sum + ended, 0);
    });
    console.log(
      `${email} is signed out everywhere (${count} ${count === 1 ? 'session' : 'sessions'} ended).`,
    );
    return 0;
  },
};
