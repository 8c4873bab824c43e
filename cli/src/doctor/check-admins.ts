import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { isDemoAccount } from '@academy/platform/users/demo-accounts.ts';
import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import { counted } from '../backup/readable-size.ts';
import { type Finding, good, warning } from './finding.ts';

const SHOWN = 10;

/** Which users may edit all courses, and why. Those of the built-in sign-in count only while it is on. */
export async function checkAdmins(
  { db }: Database,
  config: Parameters<typeof signInModeOf>[0] & Pick<Config, 'adminEmails'>,
): Promise<Finding> {
  const counting = signInModeOf(config) === 'demo' ? undefined : not(isDemoAccount(users.id));
  const accounts = await db
    .select({ email: users.email, role: users.role, isListedAdmin: users.isListedAdmin })
    .from(users)
    .where(
      // One who is blocked cannot use what the role gives.
      and(or(eq(users.role, 'admin'), users.isListedAdmin), isNull(users.blockedAt), counting),
    )
    .orderBy(sql`lower(${users.email})`);
  const isNamed = ({ email }: { readonly email: string }) => config.adminEmails.includes(email.toLowerCase());
  const listed = accounts.filter((account) => account.isListedAdmin && isNamed(account));
  const byRole = accounts.filter((account) => account.role === 'admin' && !listed.includes(account));
  if (listed.length + byRole.length === 0) {
    return noAdmins(await db.$count(users, counting), await db.$count(users), config);
  }

  const byList = listed.length === 0 ? [] : [`${namesOf(listed)} by ADMIN_EMAILS`];
  if (byRole.length === 0) return good('admins', byList.join());
  const byHand = `${namesOf(byRole)} by a role of their own`;
  // An operator who keeps a list may take it for complete.
  if (config.adminEmails.length === 0) return good('admins', [...byList, byHand].join('; '));
  return warning(
    'admins',
    [...byList, `${byHand}, which ADMIN_EMAILS does not take back`].join('; '),
    'Take it back from who should not be one: npm run academy -- role <email> student',
  );
}

/** "Yet" only where nobody is: an academy that has people has lost its admins, or does not let them in. */
function noAdmins(counting: number, all: number, { adminEmails }: Pick<Config, 'adminEmails'>): Finding {
  if (all === 0) return good('admins', 'nobody is one yet');
  const why =
    counting === 0
      ? 'nobody is one: every account here is of the built-in sign-in, which is off'
      : `nobody is one, though there ${counting === 1 ? 'is' : 'are'} ${counted(counting, 'account')}`;
  const byCommand = 'npm run academy -- role <email> admin';
  return warning(
    'admins',
    why,
    adminEmails.length === 0
      ? `Make someone one who has signed in: ${byCommand}`
      : `Whom ADMIN_EMAILS names is one from the next sign-in on. Or run: ${byCommand}`,
  );
}

function namesOf(accounts: readonly { readonly email: string }[]): string {
  const names = accounts.slice(0, SHOWN).map(({ email }) => email);
  const more = accounts.length - names.length;
  return names.join(', ') + (more === 0 ? '' : ` and ${more} more`);
}
