import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { isAdmin } from '../users/admin-sql.ts';
import { findSchoolRules, type SchoolConfig } from './school-settings.ts';

export interface UploadLimits {
  readonly quotaBytes: number;
  readonly videoBytes: number;
  readonly resourceBytes: number;
}

export interface UploadLimitsConfig extends SchoolConfig {
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

/** What one person may upload, by their role. Whoever is no admin has what creators have. */
export async function findUploadLimits(
  db: Queryable,
  config: UploadLimitsConfig,
  userId: string,
): Promise<UploadLimits> {
  const { limitBytes } = await findSchoolRules(db, config);
  const { rows } = await db.execute<{ isAdmin: boolean }>(sql`
    select ${isAdmin(config.adminEmails)} as "isAdmin" from users where id = ${userId}::uuid`);
  const role = rows[0]?.isAdmin === true ? 'admin' : 'creator';
  return {
    quotaBytes: limitBytes[`${role}QuotaMb`],
    videoBytes: limitBytes[`${role}UploadMb`],
    resourceBytes: limitBytes[`${role}ResourceMb`],
  };
}

/** In one go, by anybody. */
export async function findLargestUpload(db: Queryable, config: SchoolConfig): Promise<number> {
  const { limitBytes } = await findSchoolRules(db, config);
  const { creatorUploadMb, creatorResourceMb, adminUploadMb, adminResourceMb } = limitBytes;
  return Math.max(creatorUploadMb, creatorResourceMb, adminUploadMb, adminResourceMb);
}
