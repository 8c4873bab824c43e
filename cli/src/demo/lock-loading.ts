import type { Transaction } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';

/** Any number, as long as every process that loads the demo academy takes the same. */
const LOADING_LOCK = 7_201_948;

/** Two starts on one database at once: the second waits, then finds it loaded. */
export async function lockLoading(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOADING_LOCK})`);
}
