import { type Control, startControl } from './control.ts';
import { load, median } from './load.ts';
import { explainSettings, plansOf } from './query-plans.ts';
import { type RunningAcademy, startAcademy } from './running-academy.ts';

interface Row {
  readonly name: string;
  readonly query: string;
  /** Asked so that no ready-made answer helps. */
  readonly fresh: boolean;
}

const rows: readonly Row[] = [
  { name: 'first page', query: 'limit=8', fresh: false },
  { name: 'first page, read anew', query: 'limit=8&search=', fresh: true },
  { name: 'a category', query: 'limit=8&categoryId=4&search=', fresh: true },
  { name: 'a rare word', query: 'limit=8&search=zymurgy', fresh: true },
  { name: 'a common word', query: 'limit=8&search=course', fresh: true },
  { name: 'a typing error', query: 'limit=8&search=zymurgi', fresh: true },
];

const rounds = 3;

export async function benchCatalogue(options: { courses: number; seconds: number }): Promise<void> {
  console.log(`The catalogue with ${options.courses.toLocaleString('en')} courses`);
  const academy = await startAcademy();
  const control = await startControl();
  try {
    await academy.command('demo', '--courses', String(options.courses));
    await measure(academy, control, options.seconds);
    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    await showPlans(academy);
  } finally {
    control.stop();
    await academy.stop();
  }
}

async function measure(academy: RunningAcademy, control: Control, seconds: number): Promise<void> {
  console.log(
    '\nAnonymous GET /api/courses beside a bare Fastify route sending the same bytes, 10 connections',
  );
  console.log(
    `${'row'.padEnd(24)}${'req/s'.padStart(10)}${'p99 ms'.padStart(8)}${'control'.padStart(10)}${'p99 ms'.padStart(8)}${'ratio'.padStart(8)}`,
  );
  for (const row of rows) {
    const body = await (await fetch(`${academy.origin}/api/courses?${row.query}`)).text();
    await control.answerWith(body);
    const ours = [];
    const bare = [];
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      const common = { seconds, connections: 10, body };
      bare.push(await load({ ...common, url: control.address, path: '/' }));
      ours.push(await load({ ...common, url: academy.origin, path: pathOf(row) }));
    }
    const product = median(ours);
    const plain = median(bare);
    console.log(
      row.name.padEnd(24) +
        product.requestsPerSecond.toFixed(0).padStart(10) +
        product.p99Ms.toFixed(1).padStart(8) +
        plain.requestsPerSecond.toFixed(0).padStart(10) +
        plain.p99Ms.toFixed(1).padStart(8) +
        (product.requestsPerSecond / plain.requestsPerSecond).toFixed(3).padStart(8),
    );
  }
}

/** Blanks around a search change nothing, but under a name so long no ready-made answer is kept. */
function pathOf({ query, fresh }: Row): string {
  return `/api/courses?${query}${fresh ? '+'.repeat(250) : ''}`;
}

async function showPlans(academy: RunningAcademy): Promise<void> {
  console.log('\nWhat each reads, as PostgreSQL ran it');
  for (const row of rows.filter(({ fresh }) => fresh)) {
    const plans = await plansOf(academy.dataDir, async () => {
      const answer = await fetch(`${academy.origin}${pathOf(row)}`);
      if (!answer.ok) throw new Error(`${row.name}: ${answer.status}`);
    });
    console.log(`\n${row.name}`);
    for (const plan of plans) console.log(plan.replaceAll(/^/gm, '  '));
    if (plans.some((plan) => /Seq Scan on (courses|search_words)(?!.*never executed)/.test(plan))) {
      throw new Error(`${row.name} reads a whole table.`);
    }
  }
}
