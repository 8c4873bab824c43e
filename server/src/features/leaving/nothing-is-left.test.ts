import { leavingDays } from '@academy/contract/leaving/leaving-limits.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { removeDueAccounts } from '@academy/platform/leaving/remove-due-accounts.ts';
import { silentLog } from '@academy/platform/log.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { fullAccount, typed } from '../../testing/full-account/typed.ts';
import { type FullAccount, insertFullAccount, typedPlaces } from '../../testing/full-account.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { countNamed, findEverywhere, listPersonColumns } from '../../testing/whole-dump.ts';

const DAY_MS = 24 * 3_600_000;

let academy: TestAcademy;
let account: FullAccount;
/** All by which something of the account could be recognised. */
let needles: string[];
beforeAll(async () => {
  academy = await createTestAcademy();
  await insertUser(academy.database, { role: 'admin', name: 'Shirin' });
  account = await insertFullAccount(academy);
  needles = [account.userId, ...Object.values(fullAccount), ...typedPlaces.map(typed)];
});
afterAll(() => academy.close());

const remove = (now: Date) => removeDueAccounts({ ...academy, adminEmails: [], log: silentLog }, now);

describe('an account that is deleted', () => {
  it('had something in every table that can name a person', async () => {
    const empty: string[] = [];
    for (const place of await listPersonColumns(academy.database)) {
      const count = await countNamed(academy.database, place, account.userId);
      if (count === 0) empty.push(`${place.table}.${place.column}`);
    }
    // A table that is new here belongs into full-account.ts, or nobody knows whether it is emptied.
    expect(empty).toEqual([]);
  });

  it('could be found by everything that was typed', async () => {
    const found = await findEverywhere(academy, needles);
    const missing = [...found].filter(([, places]) => places.length === 0).map(([needle]) => needle);
    expect(missing).toEqual([]);
  });

  it('stays as it is until its time has come', async () => {
    const leavesAt = new Date(Date.now() + leavingDays * DAY_MS);
    await academy.database.db.update(users).set({ leavesAt }).where(eq(users.id, account.userId));
    expect(await remove(new Date(leavesAt.getTime() - 1))).toBe(0);
    expect(await academy.database.db.$count(users, eq(users.id, account.userId))).toBe(1);
    expect(await remove(leavesAt)).toBe(1);
  });

  it('leaves nothing in a dump of the database and in all files but an id in the audit trail', async () => {
    const found = await findEverywhere(academy, needles);
    const left = Object.fromEntries([...found].filter(([, places]) => places.length > 0));
    expect(left).toEqual({ [account.userId]: ['public.audit_entries'] });
  });
});
