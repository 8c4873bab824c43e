import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { compare, type Read, showPlans, withContenders } from './compare.ts';
import { fillAccounts } from './people/fill-accounts.ts';
import { explainSettings } from './postgres-log.ts';
import { withDatabase } from './running-academy.ts';

const accounts = 100_000;
const entries = 1_000_000;

/** Three years of a school: most entries tell of sign-ins, one in a thousand of a change of role by one of ten admins. */
async function fillAudit(pool: pg.Pool): Promise<{ person: string; middle: string }> {
  await fillAccounts(pool, accounts);
  await pool.query("INSERT INTO audit_names SELECT id, name FROM users WHERE username LIKE 'account-%'");
  await pool.query(
    `INSERT INTO audit_entries (id, at, action, actor_id, person_id, facts)
     SELECT md5('entry ' || n)::uuid, now() - (n * interval '95 seconds'),
       CASE WHEN n % 1000 = 0 THEN 'role_changed' ELSE 'signed_in' END,
       md5('account ' || CASE WHEN n % 1000 = 0 THEN n / 1000 % 10 + 1 ELSE n::bigint * 7919 % $1::int + 1 END)::uuid,
       CASE WHEN n % 1000 = 0 THEN md5('account ' || n % $1::int + 1)::uuid END, '{}'
     FROM generate_series(1, $2::int) AS n`,
    [accounts, entries],
  );
  await pool.query('VACUUM ANALYZE');
  const { rows } = await pool.query<{ person: string; middle: string }>(
    `SELECT actor_id AS person, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || id AS middle
     FROM audit_entries WHERE id = md5('entry ' || $1::int)::uuid`,
    [entries / 2 + 1],
  );
  return rows[0] ?? { person: '', middle: '' };
}

function readsOf(cookie: string, { person, middle }: { person: string; middle: string }): Read[] {
  const queries: Record<string, Record<string, string>> = {
    'the last': {},
    'from the middle on': { after: middle },
    'a common action': { action: 'signed_in' },
    'a rare action': { action: 'role_changed' },
    'an action that never was': { action: 'blocked' },
    'of one person': { person },
    'a rare action of one person': { person, action: 'role_changed' },
    'a month two years ago': { from: '2024-10-01', to: '2024-10-31' },
    'search: a rare name': { q: 'zymurg' },
    'search: a common name': { q: 'rahman' },
  };
  return Object.entries(queries).map(([name, query]) => ({
    name: `audit: ${name}`,
    path: `/api/admin/audit?${new URLSearchParams(query)}`,
    headers: { cookie },
    beside: 'the statements',
    target: { atLeast: 0.3 },
  }));
}

export function benchAudit({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log(`The audit trail, ${entries.toLocaleString('en')} entries`);
  return withContenders(seconds / 2, async (contenders) => {
    const { academy } = contenders;
    const places = await withDatabase(academy, fillAudit);
    const reads = readsOf(await academy.command('session', 'admin@example.com'), places);
    console.log('\nAn admin, GET /api/admin/audit, 10 connections');
    const rows = await compare(reads, contenders);
    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    for (const read of reads) {
      const plans = await showPlans(read, academy);
      if (plans.some((plan) => /Seq Scan on audit_(entries|names)/.test(plan)))
        throw new Error(`${read.name} reads every entry or name.`);
    }
    return rows;
  });
}
