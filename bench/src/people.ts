import { peopleOrders } from '@academy/contract/people/people-limits.ts';
import type { BenchRow } from './bench-row.ts';
import { compare, type Read, showPlans, withContenders } from './compare.ts';
import { fillAccounts, middleByName, searched } from './people/fill-accounts.ts';
import { explainSettings } from './postgres-log.ts';
import { withDatabase } from './running-academy.ts';

const accounts = 100_000;
/** What a count reads at most. */
const counted = 10_000;

function readsOf(cookie: string, middle: string): Read[] {
  const queries: Record<string, Record<string, string>> = {
    ...Object.fromEntries(peopleOrders.map((sort) => [`by ${sort}`, { sort }])),
    'by name, from the middle on': { sort: 'name', direction: 'up', after: middle },
    admins: { role: 'admin', sort: 'name' },
    creators: { role: 'creator', sort: 'seen' },
    students: { role: 'student', sort: 'email' },
    'who is blocked': { blocked: '1' },
    ...Object.fromEntries(Object.entries(searched).map(([name, q]) => [`search: ${name}`, { q }])),
    'search: two in three, by name': { q: searched['a part of two in three'], sort: 'name' },
  };
  return Object.entries(queries).map(([name, query]) => ({
    name: `people ${name}`,
    path: `/api/admin/people?${new URLSearchParams(query)}`,
    headers: { cookie },
    beside: 'the statements',
    // The control keeps its plans; ours are made for each question, or a common word would be looked for as a rare one is.
    target: { atLeast: 0.3 },
  }));
}

/** A scan that found its ten thousand ended there; one that found fewer read everybody. */
function readsEverybody(plan: string): boolean {
  return [...plan.matchAll(/Seq Scan on users\b.*?actual rows=(\d+)/g)].some(
    ([, rows]) => Number(rows) < counted,
  );
}

export function benchPeople({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log(`People among ${accounts.toLocaleString('en')} accounts`);
  return withContenders(seconds / 2, async (contenders) => {
    const { academy } = contenders;
    const middle = await withDatabase(academy, async (pool) => {
      await fillAccounts(pool, accounts);
      return middleByName(pool);
    });
    const reads = readsOf(await academy.command('session', 'admin@example.com'), middle);
    console.log('\nAn admin, GET /api/admin/people, 10 connections');
    const rows = await compare(reads, contenders);
    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    for (const read of reads) {
      const plans = await showPlans(read, academy);
      if (plans.some(readsEverybody)) throw new Error(`${read.name} reads every account.`);
    }
    return rows;
  });
}
