import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';
import { creatorStorageBytes } from '../videos/creator-storage.ts';

/** The films and files of a course are more than the quota of who imports it has room for. */
export class ImportQuotaError extends Error {
  override readonly name = 'ImportQuotaError';
}

/** As uploads take from it; the zip itself, which is gone after the import, counts until then. */
export async function takeFromQuota(
  tx: Transaction,
  userId: string,
  bytes: number,
  quotaBytes: number,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (bytes > 0 && (await creatorStorageBytes(tx, userId)) + bytes > quotaBytes) {
    throw new ImportQuotaError('The films and files of this course are more than there is room for.');
  }
}
