/** What the command line does to accounts, written down as nobody's: whoever holds the machine is no account of the academy. */
import type { Role } from '@academy/contract/users/roles.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { revokeSessionsOf } from '@academy/platform/sessions/sessions.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { keepsAnAdmin, lockAdmins } from '@academy/platform/users/last-admin.ts';
import { eq } from 'drizzle-orm';

/**
 * The accounts of one address, all or none. Takes back what ADMIN_EMAILS gave, too, until the next sign-in. Answers false, and
 * changes nothing, where the academy would have no admin any more.
 */
export function changeRole(
  { db }: Database,
  config: Config,
  { userIds, role }: { readonly userIds: readonly string[]; readonly role: Role },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const demoAccountsCount = signInModeOf(config) === 'demo';
    const admins = await lockAdmins(tx, { adminEmails: config.adminEmails, demoAccountsCount });
    const takesOne = role !== 'admin' && userIds.some((id) => admins.includes(id));
    if (takesOne && !keepsAnAdmin(admins, userIds)) return false;
    for (const userId of userIds) await saveRole(tx, userId, role);
    return true;
  });
}

async function saveRole(tx: Transaction, userId: string, role: Role): Promise<void> {
  const ofAccount = eq(users.id, userId);
  const [before] = await tx.select({ role: users.role }).from(users).where(ofAccount).for('no key update');
  if (before === undefined) return;
  await tx.update(users).set({ role, isListedAdmin: false }).where(ofAccount);
  const facts = { from: before.role, to: role };
  await recordAudit(tx, { action: 'role_changed', actorId: null, personId: userId, facts });
}

/** Answers in how many places the account was signed in. */
export function signOut({ db }: Database, userId: string): Promise<number> {
  return db.transaction(async (tx) => {
    // Before the sessions, as everybody who ends them does.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const sessions = await revokeSessionsOf(tx, userId, new Date());
    const facts = { sessions };
    await recordAudit(tx, { action: 'signed_out_everywhere', actorId: null, personId: userId, facts });
    return sessions;
  });
}
