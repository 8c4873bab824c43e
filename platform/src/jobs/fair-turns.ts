import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/*
 * Fair queueing by start times. Each job of a user gets the turn after their last one, but never a turn before the one
 * that is being served: a first job goes before the second job of a user who has queued twenty, and a user who keeps
 * adding jobs never delays the others. The queue serves the greatest number first, so turns count downwards from the
 * requested priority; in an empty queue they begin anew.
 */

/** Between two priorities: more turns than a queue ever holds. */
const TURNS = 1_000_000;

interface Turn {
  readonly queue: string;
  readonly group: string;
  readonly priority: number;
}

export function queuedPriority(priority: number): number {
  return priority * TURNS;
}

/** The priority that was requested, whichever turn the job got. */
export function requestedPriority(queued: number): number {
  return Math.ceil(queued / TURNS) + 0;
}

/** Two jobs that the same user enqueues at once may get the same turn, which does no harm. */
export async function nextTurn(tx: Queryable, { queue, group, priority }: Turn): Promise<number> {
  const first = queuedPriority(priority);
  const { rows } = await tx.execute<{ turn: number }>(sql`
    with open as (
      select priority, group_id, state::text = 'active' as active, start_after <= now() as due
      from pgboss.job
      where name = ${queue} and state::text in ('created', 'retry', 'active')
        and priority <= ${first} and priority > ${first - TURNS}
    )
    select least(
      coalesce(min(priority) filter (where active), max(priority) filter (where due), ${first}),
      coalesce(min(priority) filter (where group_id = ${group}) - 1, ${first})
    )::int as turn from open`);
  return rows[0]?.turn ?? first;
}
