import { auditLimits } from '@academy/contract/audit/audit-actions.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries, auditNames } from '../database/schema/audit.ts';
import { users } from '../database/schema/users.ts';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { recordAudit, removeOldAudit } from './record-audit.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function insertPerson(name: string): Promise<string> {
  const id = newId();
  await test.database.db.insert(users).values({ id, name, username: id, email: `${id}@example.com` });
  return id;
}

it('keeps a name beside the trail, as it was last told, where it can be erased', async () => {
  const { db } = test.database;
  const [actorId, personId] = [await insertPerson('Amina'), await insertPerson('Rahim')];
  const entry = {
    action: 'role_changed',
    actorId,
    personId,
    facts: { from: 'student', to: 'creator' },
  } as const;
  await recordAudit(db, entry);
  await db.update(users).set({ name: 'Amina Khatun' }).where(eq(users.id, actorId));
  await recordAudit(db, entry);
  const names = () => db.select().from(auditNames).orderBy(auditNames.name);
  expect(await names()).toEqual([
    { id: actorId, name: 'Amina Khatun' },
    { id: personId, name: 'Rahim' },
  ]);
  await db.delete(auditNames).where(eq(auditNames.id, personId));
  expect(await db.select().from(auditEntries)).toMatchObject([{ personId }, { personId }]);
});

it('is neither changed nor shortened by the application', async () => {
  const { db } = test.database;
  await recordAudit(db, { action: 'signed_out_everywhere', actorId: null });
  const refused = { cause: { message: 'Entries of the audit trail are not changed' } };
  await expect(db.update(auditEntries).set({ action: 'signed_in' })).rejects.toMatchObject(refused);
  await expect(db.delete(auditEntries)).rejects.toMatchObject(refused);
});

it('removes entries after the time for which they are kept, with names that only they had', async () => {
  const { db } = test.database;
  const actorId = await insertPerson('Gone');
  await recordAudit(db, { action: 'audit_exported', actorId });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  expect(await removeOldAudit(test.database, inDays(auditLimits.keptDays - 1))).toBe(0);
  expect(await removeOldAudit(test.database, inDays(auditLimits.keptDays + 1))).toBeGreaterThan(0);
  expect(await db.select().from(auditEntries)).toEqual([]);
  expect(await db.execute(sql`select from audit_names`)).toMatchObject({ rowCount: 0 });
});
