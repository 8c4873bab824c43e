import type { BenchRow } from './bench-row.ts';
import { compare, showPlans, withContenders } from './compare.ts';
import { explainSettings } from './postgres-log.ts';

/** What it costs to know whose request it is. */
export function benchSession({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log('The session of a request');
  return withContenders(seconds, async (contenders) => {
    const { academy } = contenders;
    const cookie = await academy.command('session', 'student@example.com');
    const me = { name: 'GET /api/auth/me', path: '/api/auth/me', headers: { cookie } };
    console.log('\nSigned in, 10 connections');
    const rows = await compare(
      [
        { ...me, beside: 'the bytes', target: { atLeast: 0.3 } },
        { ...me, beside: 'the statements', target: { atLeast: 0.5 } },
      ],
      contenders,
    );

    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    // The first request also makes what later ones find.
    await fetch(academy.origin + me.path, { headers: me.headers });
    const plans = await showPlans(me, academy);
    if (plans.length !== 1) throw new Error('A request should take one statement to know whose it is.');
    return rows;
  });
}
