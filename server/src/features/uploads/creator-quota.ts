import type { Transaction } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq, sql } from 'drizzle-orm';
import { HttpError } from '../../http/http-error.ts';

/** The files of unfinished uploads at their announced size, and of the versions that are not replaced or removed. */
const usedBytes = (userId: string) => sql<string>`
  select
    (select coalesce(sum(bytes), 0) from uploads where user_id = ${userId}::uuid) +
    (select coalesce(sum(source_bytes), 0) from video_assets
      where created_by = ${userId}::uuid and retired_at is null and lesson_id is not null) as used`;

export type TakeFromQuota = (tx: Transaction, userId: string, bytes: number) => Promise<void>;

/**
 * Refuses what would take a creator above the quota. The user's row is locked until the transaction ends, so that of
 * two uploads that begin at once the second sees the first; students who enroll meanwhile do not wait for it.
 */
export function createCreatorQuota(quotaBytes: number): TakeFromQuota {
  return async (tx, userId, bytes) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const { rows } = await tx.execute<{ used: string }>(usedBytes(userId));
    if (Number(rows[0]?.used ?? 0) + bytes > quotaBytes) {
      throw new HttpError(
        'payload_too_large',
        `Your videos would take more than the ${megabytes(quotaBytes)} MB you have. Remove one, or ask the academy for more.`,
      );
    }
  };
}

export function megabytes(bytes: number): string {
  return Math.floor(bytes / (1024 * 1024)).toLocaleString('en');
}
