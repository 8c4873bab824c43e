/** What calls cost, part by part, and what an hour of a learner costs by them. */
import { type BenchRow, medianBy, printLine } from '../bench-row.ts';
import type { Activity } from './learners.ts';

export type Side = 'one node' | 'three nodes' | 'one node, pooled' | 'three nodes, pooled';

/** In microseconds of processor time, of a call. */
export interface Cost {
  readonly api: number;
  readonly database: number;
  readonly pooler: number;
}

export interface ActivityCosts {
  readonly activity: Activity;
  readonly costs: ReadonlyMap<Side, Cost>;
}

function totalOf({ api, database, pooler }: Cost): number {
  return api + database + pooler;
}

export function medianCost(runs: readonly Cost[]): Cost {
  return medianBy(runs, totalOf);
}

export function printCosts(measured: readonly ActivityCosts[]): void {
  const width = 12;
  console.log('\nCPU µs a call, and CPU seconds an hour of a learner');
  printLine(''.padEnd(42), ['API', 'PostgreSQL', 'PgBouncer', 'all'], width);
  for (const { activity, costs } of measured) {
    for (const [side, cost] of costs) {
      printLine(`${activity.name}, ${side}`.padEnd(42), [...partsOf(cost), totalOf(cost)].map(whole), width);
    }
  }
  for (const side of sidesOf(measured)) {
    const hour = hourOf(measured, side);
    const cells = [...partsOf(hour), totalOf(hour)].map((µs) => (µs / 1e6).toFixed(3));
    printLine(`an hour, ${side}`.padEnd(42), cells, width);
  }
}

/** Of an hour as a whole: three nodes beside one, and a pooler beside none. */
export function rowsOfCosts(measured: readonly ActivityCosts[]): BenchRow[] {
  const pairs: readonly (readonly [Side, Side, number])[] = [
    ['three nodes', 'one node', 1.1],
    ['three nodes, pooled', 'one node, pooled', 1.1],
    ['one node, pooled', 'one node', 1.3],
    ['three nodes, pooled', 'three nodes', 1.3],
  ];
  const sides = sidesOf(measured);
  const costOf = (side: Side) => totalOf(hourOf(measured, side)) / callsAnHour(measured);
  return pairs
    .filter((pair) => pair.slice(0, 2).every((side) => sides.includes(side as Side)))
    .map(([ours, control, atMost]) => ({
      name: `a learner's calls: ${ours}`,
      unit: 'CPU µs/call',
      ours: costOf(ours),
      control: costOf(control),
      controlName: `the same, ${control}`,
      target: { atMost },
    }));
}

function hourOf(measured: readonly ActivityCosts[], side: Side): Cost {
  const sum = { api: 0, database: 0, pooler: 0 };
  for (const { activity, costs } of measured) {
    const cost = costs.get(side);
    if (cost === undefined) continue;
    const calls = callsOf(activity);
    sum.api += cost.api * calls;
    sum.database += cost.database * calls;
    sum.pooler += cost.pooler * calls;
  }
  return sum;
}

function callsAnHour(measured: readonly ActivityCosts[]): number {
  return measured.reduce((sum, { activity }) => sum + callsOf(activity), 0);
}

function callsOf({ calls, timesAnHour, callsEachTime = calls.length }: Activity): number {
  return timesAnHour * callsEachTime;
}

function sidesOf(measured: readonly ActivityCosts[]): Side[] {
  return [...(measured[0]?.costs.keys() ?? [])];
}

function partsOf({ api, database, pooler }: Cost): number[] {
  return [api, database, pooler];
}

function whole(value: number): string {
  return value.toFixed(0);
}
