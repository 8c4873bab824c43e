import type { JobName } from '@academy/contract/jobs/jobs.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Whether a job of one of these names runs, or could: one that waits for another try later does not count. */
export async function hasDueJobs(db: Queryable, names: readonly JobName[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pgboss.job where name = any(${sql.param(names)}::text[])
      and (state::text = 'active' or (state::text in ('created', 'retry') and start_after <= now())) limit 1`);
  return rows.length > 0;
}
