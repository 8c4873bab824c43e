/** Lighthouse over pages of the academy, each beside itself as a file without scripts. */
import { type BenchRow, medianBy } from '../bench-row.ts';
import type { Device, Lighthouse } from './lighthouse.ts';
import { medianFigures, type PageFigures } from './page-figures.ts';
import { type MeasuredPage, pageTable, slowMachineWarning } from './page-table.ts';
import { mostTimesLargestPaint, reachesTargets, slowdownOf } from './page-targets.ts';
import type { PlainPages } from './plain-pages.ts';
import type { PublicPage } from './public-pages.ts';

interface Contest {
  readonly academyOrigin: string;
  readonly plain: PlainPages;
  readonly lighthouse: Lighthouse;
  readonly slowdown?: number;
}

interface Rounds {
  readonly ours: number;
  readonly control: number;
}

const once: Rounds = { ours: 1, control: 1 };

export async function measurePages(
  pages: readonly PublicPage[],
  contest: Contest,
  quick: boolean,
): Promise<BenchRow[]> {
  const rounds = quick ? once : { ours: 5, control: 3 };
  const onPhone = await measureOn('phone', pages, rounds, contest);
  await measureMissedAgain(pages, onPhone, rounds, contest);
  if (!quick) await measureOn('desktop', pages, once, contest);
  return onPhone.map(largestPaintRow);
}

/** Four times slower than a slow machine is a slower phone: what that one missed is measured on Lighthouse's own. */
async function measureMissedAgain(
  pages: readonly PublicPage[],
  onPhone: readonly MeasuredPage[],
  rounds: Rounds,
  contest: Contest,
): Promise<void> {
  const machineSpeed = medianBy(onPhone, ({ ours }) => ours.machineSpeed).ours.machineSpeed;
  const slowdown = slowdownOf(machineSpeed);
  const missed = new Set(
    onPhone.filter(({ ours, control }) => !reachesTargets(ours, control)).map(({ name }) => name),
  );
  if (slowdown === null || missed.size === 0) return;
  console.log(
    `\nThis machine has a speed of ${machineSpeed.toFixed(0)}; ${slowdown} times slower it is Lighthouse's phone.`,
  );
  const again = pages.filter(({ name }) => missed.has(name));
  await measureOn('phone', again, rounds, { ...contest, slowdown });
}

async function measureOn(
  device: Device,
  pages: readonly PublicPage[],
  rounds: Rounds,
  contest: Contest,
): Promise<MeasuredPage[]> {
  console.log(`\nOn a ${device}, median of ${rounds.ours}, control of ${rounds.control}; scores of all runs`);
  const measured: MeasuredPage[] = [];
  for (const page of pages) measured.push(await measureOne(page, device, rounds, contest));
  console.log(`\n${pageTable(measured, device)}`);
  const warning = slowMachineWarning(measured);
  if (warning !== null) console.log(warning);
  return measured;
}

async function measureOne(
  page: PublicPage,
  device: Device,
  rounds: Rounds,
  { academyOrigin, plain, lighthouse, slowdown }: Contest,
): Promise<MeasuredPage> {
  await plain.copy(page, device);
  const ours: PageFigures[] = [];
  const control: PageFigures[] = [];
  // In turns, so that other work of the machine affects both.
  for (let round = 0; round < Math.max(rounds.ours, rounds.control); round += 1) {
    if (round < rounds.control)
      control.push(await lighthouse.run(plain.origin + page.address, device, slowdown));
    if (round < rounds.ours) ours.push(await lighthouse.run(academyOrigin + page.address, device, slowdown));
  }
  const scores = (runs: readonly PageFigures[]) => runs.map(({ score }) => score).join(' ');
  console.log(`${page.name.padEnd(12)} ${scores(ours)}, control ${scores(control)}`);
  return { name: page.name, ours: medianFigures(ours), control: medianFigures(control) };
}

function largestPaintRow({ name, ours, control }: MeasuredPage): BenchRow {
  return {
    name: `largest paint on a phone: ${name}`,
    unit: 'ms',
    ours: ours.largestPaintMs,
    control: control.largestPaintMs,
    controlName: 'same page as a file, no script',
    target: { atMost: mostTimesLargestPaint },
  };
}
