import type { Queryable } from '@academy/platform/database/connect.ts';
import { certificates } from '@academy/platform/database/schema/certificates.ts';
import { and, eq, isNotNull, or } from 'drizzle-orm';

/** Those that their holders took along count like those that were revoked: neither is good any more. */
export async function listRevoked(db: Queryable, list: number): Promise<number[]> {
  const rows = await db
    .select({ index: certificates.statusIndex })
    .from(certificates)
    .where(
      and(
        eq(certificates.statusList, list),
        or(isNotNull(certificates.revokedAt), isNotNull(certificates.withdrawnAt)),
      ),
    );
  return rows.map(({ index }) => index);
}
