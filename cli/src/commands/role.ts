import { roles } from '@academy/contract/users/roles.ts';
import { type Command, Problem, UsageError } from '../command.ts';
import { parseWords, requireEmail } from '../parse-words.ts';
import { loadSettings } from '../settings.ts';

export const roleCommand: Command = {
  name: `role <email> <${roles.join('|')}>`,
  summary: 'Give an account a role; it counts from its next request on',
  async run(args) {
    const [word, wanted] = parseWords(args, ['email', 'role']);
    const email = requireEmail(word);
    const role = roles.find((candidate) => candidate === wanted);
    if (role === undefined)
      throw new UsageError(`The role is "${wanted}" but must be one of ${roles.join(', ')}.`);
    const { config } = loadSettings();
    const { requireAccounts } = await import('../accounts/find-account.ts');
    const { withConnection } = await import('../database/with-connection.ts');
    const { users } = await import('@academy/platform/database/schema/users.ts');
    const { inArray } = await import('drizzle-orm');
    await withConnection(config, async (database) => {
      const accounts = (await requireAccounts(database, config, email)).filter(({ counts }) => counts);
      if (accounts.length === 0) {
        throw new Problem(
          `The account of ${email} is one of the built-in sign-in, which is off, so it counts for nothing.`,
        );
      }
      const ids = accounts.map(({ id }) => id);
      await database.db.update(users).set({ role, isListedAdmin: false }).where(inArray(users.id, ids));
    });
    console.log(`${email} is ${role} now.`);
    if (role !== 'admin' && config.adminEmails.includes(email.toLowerCase())) {
      console.log('ADMIN_EMAILS names it: it is an admin again from its next sign-in on.');
    }
    return 0;
  },
};
