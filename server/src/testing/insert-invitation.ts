import type { Database } from '@academy/platform/database/connect.ts';
import { cohorts, invitations } from '@academy/platform/database/schema/invitations.ts';
import { newId } from '@academy/platform/ids.ts';
import type { InferInsertModel } from 'drizzle-orm';

const weekMs = 7 * 24 * 3_600_000;

/** Open for another week. */
export async function insertInvitation(
  { db }: Database,
  values: Partial<InferInsertModel<typeof invitations>> = {},
): Promise<string> {
  const id = values.id ?? newId();
  const expiresAt = new Date(Date.now() + weekMs);
  await db.insert(invitations).values({ id, email: `${id}@example.com`, expiresAt, ...values });
  return id;
}

export async function insertCohort({ db }: Database, name?: string): Promise<string> {
  const id = newId();
  await db.insert(cohorts).values({ id, name: name ?? `Cohort ${id}` });
  return id;
}
