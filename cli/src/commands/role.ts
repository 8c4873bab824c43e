import { roles } from '@academy/contract/users/roles.ts';
import { type Command, UsageError } from '../command.ts';
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
    const { requireAccountIds } = await import('../accounts/find-account.ts');
    const { withConnection } = await import('../database/with-connection.ts');
    const { users } = await import('@academy/platform/database/schema/users.ts');
    const { inArray } = await import('drizzle-orm');
    await withConnection(config, async (database) => {
      const ids = await requireAccountIds(database, email);
      await database.db.update(users).set({ role }).where(inArray(users.id, ids));
    });
    console.log(`${email} is ${role} now.`);
    return 0;
  },
};
