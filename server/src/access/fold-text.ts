import type { Queryable } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';

/** A text as names, addresses and titles are folded for a search. */
export async function foldText(db: Queryable, text: string): Promise<string> {
  const { rows } = await db.execute<{ folded: string }>(sql`select academy_fold(${text}) as folded`);
  return rows[0]?.folded ?? '';
}
