import { createInterface } from 'node:readline';
import { roles } from '@academy/contract/users/roles.ts';
import { type Command, Problem, UsageError } from '../command.ts';
import { parseArguments, parseWords, requireEmail } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

const FROM_INPUT = '-';

export const sessionCommand: Command = {
  name: 'session <email>',
  summary: 'Sign an account in and print its Cookie header, for scripts and tests',
  options: [
    { usage: '--new', summary: 'make an account for an address that has none' },
    { usage: FROM_INPUT, summary: 'in place of <email>: addresses from the input, a line each' },
  ],
  async run(args) {
    const { words, options } = parseArguments(args, ['email'], { new: { type: 'boolean' } });
    const given = words[0] === FROM_INPUT ? null : requireEmail(words[0]);
    const mayMake = options.new === true;
    const { config } = loadSettings();
    const { requireAcademy } = await import('../secret/require-academy.ts');
    const { sessionCookieFor } = await import('../users/session-cookie.ts');
    const { withConnection } = await import('../database/with-database.ts');
    const secrets = await requireAcademy(config);
    await withConnection(config, async (database) => {
      for await (const email of given === null ? createInterface(process.stdin) : [given]) {
        const wish = { secrets, email: requireEmail(email), mayMake };
        console.log(await sessionCookieFor(config, database, wish));
      }
    });
    return 0;
  },
};

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
    const { requireUsers } = await import('../users/find-users.ts');
    const { withConnection } = await import('../database/with-database.ts');
    const { changeRole } = await import('../users/change-accounts.ts');
    await withConnection(config, async (database) => {
      const found = (await requireUsers(database, config, email)).filter(({ counts }) => counts);
      if (found.length === 0) {
        throw new Problem(
          `The account of ${email} is one of the built-in sign-in, which is off, so it counts for nothing.`,
        );
      }
      if (!(await changeRole(database, config, { userIds: found.map(({ id }) => id), role }))) {
        throw new Problem(
          `${email} is the last admin of the academy. First make someone else one: npm run academy -- role <email> admin`,
        );
      }
    });
    console.log(`${email} is ${role} now.`);
    if (role !== 'admin' && config.adminEmails.includes(email.toLowerCase())) {
      console.log('ADMIN_EMAILS names it: it is an admin again from its next sign-in on.');
    }
    return 0;
  },
};

export const signOutCommand: Command = {
  name: 'sign-out <email>',
  summary: 'Sign an account out everywhere',
  async run(args) {
    const email = emailIn(args);
    const { config } = loadSettings();
    const { requireUsers } = await import('../users/find-users.ts');
    const { withConnection } = await import('../database/with-database.ts');
    const { signOut } = await import('../users/change-accounts.ts');
    const count = await withConnection(config, async (database) => {
      const found = await requireUsers(database, config, email);
      const counts = await Promise.all(found.map(({ id }) => signOut(database, id)));
      return counts.reduce((sum, ended) => sum + ended, 0);
    });
    console.log(
      `${email} is signed out everywhere (${count} ${count === 1 ? 'session' : 'sessions'} ended).`,
    );
    return 0;
  },
};

function emailIn(args: readonly string[]): string {
  const [word] = parseWords(args, ['email']);
  return requireEmail(word);
}
