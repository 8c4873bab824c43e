import type { BenchRow } from './bench-row.ts';
import { compare } from './compare.ts';
import { startControl } from './control.ts';
import { explainSettings, plansOf } from './query-plans.ts';
import { startAcademy } from './running-academy.ts';

/** What it costs to know who asks. */
export async function benchSession({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log('The session of a request');
  const academy = await startAcademy();
  const control = await startControl();
  try {
    const cookie = await academy.command('session', 'student@example.com');
    const me = { name: 'GET /api/auth/me', path: '/api/auth/me', headers: { cookie } };
    console.log('\nSigned in, 10 connections');
    const rows = await compare(
      [
        { ...me, beside: 'the bytes', target: { atLeast: 0.2 } },
        { ...me, beside: 'the statements', target: { atLeast: 0.5 } },
      ],
      { academy, control, seconds },
    );

    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    const ask = async () => {
      const answer = await fetch(academy.origin + me.path, { headers: me.headers });
      if (!answer.ok) throw new Error(`${me.name}: ${answer.status}`);
    };
    await ask();
    const plans = await plansOf(academy.dataDir, ask);
    console.log(`\nStatements a request, as PostgreSQL ran them: ${plans.length}`);
    for (const plan of plans) console.log(plan.replaceAll(/^/gm, '  '));
    if (plans.length !== 1) throw new Error('A request should take one statement to know who asks.');
    return rows;
  } finally {
    control.stop();
    await academy.stop();
  }
}
