import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { isDemoAccount } from '@academy/platform/users/demo-accounts.ts';
import { and, eq, not, or, sql } from 'drizzle-orm';
import { type Finding, good, warning } from './finding.ts';

const SHOWN = 10;

/** Which users may edit all courses, and why. Those of the built-in sign-in count only while it is on. */
export async function checkAdmins(
  { db }: Database,
  config: Parameters<typeof signInModeOf>[0] & Pick<Config, 'adminEmails'>,
): Promise<Finding> {
  const accounts = await db
    .select({ email: users.email, role: users.role, isListedAdmin: users.isListedAdmin })
    .from(users)
    .where(
      and(
        or(eq(users.role, 'admin'), users.isListedAdmin),
        signInModeOf(config) === 'demo' ? undefined : not(isDemoAccount(users.id)),
      ),
    )
    .orderBy(sql`lower(${users.email})`);
  const isNamed = ({ email }: { readonly email: string }) => config.adminEmails.includes(email.toLowerCase());
  const listed = accounts.filter((account) => account.isListedAdmin && isNamed(account));
  const byRole = accounts.filter((account) => account.role === 'admin' && !listed.includes(account));
  if (listed.length + byRole.length === 0) return good('admins', 'nobody is one yet');

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

function namesOf(accounts: readonly { readonly email: string }[]): string {
  const names = accounts.slice(0, SHOWN).map(({ email }) => email);
  const more = accounts.length - names.length;
  return names.join(', ') + (more === 0 ? '' : ` and ${more} more`);
}
