import type { Finding, FindingFacts } from '@academy/contract/preflight/finding.ts';
import { keptFindings } from '@academy/contract/preflight/finding-codes.ts';
import { heaviest } from '@academy/contract/preflight/finding-weights.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preflights } from '@academy/platform/database/schema/preflight.ts';
import { and, eq, sql } from 'drizzle-orm';

export interface CheckKey {
  readonly courseId: string;
  readonly checkId: string;
}

const ofCheck = ({ courseId, checkId }: CheckKey) =>
  and(eq(preflights.courseId, courseId), eq(preflights.checkId, checkId));

/** False when another check was asked for meanwhile, or this one has ended. */
export async function beginCheck(db: Queryable, key: CheckKey): Promise<boolean> {
  const begun = await db
    .update(preflights)
    .set({ state: 'working', stepsDone: 0, stepsTotal: 0 })
    .where(and(ofCheck(key), sql`state in ('waiting', 'working')`))
    .returning({ courseId: preflights.courseId });
  return begun.length > 0;
}

export async function storeSteps(db: Queryable, key: CheckKey, done: number, total: number): Promise<void> {
  await db
    .update(preflights)
    .set({ stepsDone: Math.min(done, total), stepsTotal: total })
    .where(ofCheck(key));
}

export async function finishCheck(
  db: Queryable,
  key: CheckKey,
  { courseState, findings }: { readonly courseState: string; readonly findings: FindingList },
): Promise<void> {
  await db
    .update(preflights)
    .set({
      state: 'done',
      stepsDone: sql`steps_total`,
      courseState,
      checkedAt: sql`now()`,
      findings: findings.kept,
      findingsTotal: findings.total,
    })
    .where(ofCheck(key));
}

/** What the last finished check found stays. */
export async function failCheck(db: Queryable, key: CheckKey): Promise<void> {
  await db.update(preflights).set({ state: 'failed' }).where(ofCheck(key));
}

/** Of an address: nobody reads more of it. */
const SHOWN_URL = 500;

/** Where in the course something is. */
export type FindingPlace = Pick<Finding, 'module' | 'lesson'>;

/** Of many, those that weigh most are kept, and all are counted. */
export class FindingList {
  #found: Finding[] = [];
  total = 0;

  /** The heaviest first; those of one weight in the order in which they were found. */
  get kept(): Finding[] {
    return heaviest(this.#found);
  }

  add(
    code: Finding['code'],
    place: FindingPlace,
    facts: FindingFacts = {},
    second: number | null = null,
  ): void {
    this.total += 1;
    const shown = facts.url === undefined ? facts : { ...facts, url: facts.url.slice(0, SHOWN_URL) };
    this.#found.push({ code, facts: shown, second, ...place });
    // A course can be made to have more findings than fit into memory.
    if (this.#found.length >= 2 * keptFindings) this.#found = this.kept;
  }
}
