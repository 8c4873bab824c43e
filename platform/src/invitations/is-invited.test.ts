import { afterAll, beforeAll, expect, it } from 'vitest';
import { invitations } from '../database/schema/invitations.ts';
import { users } from '../database/schema/users.ts';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isInvited } from './is-invited.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const tomorrow = new Date(Date.now() + 24 * 3_600_000);
const yesterday = new Date(Date.now() - 24 * 3_600_000);

it('an address is invited while its invitation is neither taken nor withdrawn nor too old, in any case of letters', async () => {
  const { db } = test.database;
  const takenBy = newId();
  await db.insert(users).values({ id: takenBy, name: 'Here', username: 'here', email: 'here@example.com' });
  const waiting = { id: newId(), email: 'waiting@example.com', expiresAt: tomorrow };
  await db
    .insert(invitations)
    .values([
      waiting,
      { id: newId(), email: 'late@example.com', expiresAt: yesterday },
      { id: newId(), email: 'withdrawn@example.com', expiresAt: tomorrow, withdrawnAt: yesterday },
      { id: newId(), email: 'here@example.com', expiresAt: tomorrow, takenAt: yesterday, takenBy },
    ]);
  expect(await isInvited(db, 'Waiting@Example.COM')).toBe(true);
  for (const email of ['late', 'withdrawn', 'here', 'nobody', 'wait%', 'waiting\0']) {
    expect(await isInvited(db, `${email}@example.com`), email).toBe(false);
  }
  await expect(db.insert(invitations).values({ ...waiting, id: newId() })).rejects.toThrow();
});
