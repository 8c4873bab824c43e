import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import type { UploadLimits } from '@academy/platform/school-settings/upload-limits.ts';
import { creatorStorageBytes } from '@academy/platform/videos/creator-storage.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../refusal.ts';

/** What somebody may upload, as it is now. */
export type FindLimits = (db: Queryable, userId: string) => Promise<UploadLimits>;

export type TakeFromQuota = (tx: Transaction, userId: string, bytes: number) => Promise<void>;

/**
 * Refuses what would take a creator above the quota. The user's row is locked until the transaction ends, so that of
 * two uploads that begin at once the second sees the first; students who enroll meanwhile do not wait for it.
 */
export function createCreatorQuota(findLimits: FindLimits): TakeFromQuota {
  return async (tx, userId, bytes) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const { quotaBytes } = await findLimits(tx, userId);
    if ((await creatorStorageBytes(tx, userId)) + bytes > quotaBytes) {
      throw new Refusal('quota_exceeded', { megabytes: megabytes(quotaBytes) });
    }
  };
}

export function megabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024));
}
