/** Lighthouse over pages of the academy, each beside itself as a file without scripts. */
import type { BenchRow } from '../bench-row.ts';
import type { Device, Lighthouse } from './lighthouse.ts';
import { medianFigures, type PageFigures } from './page-figures.ts';
import { type MeasuredPage, pageTable, slowMachineWarning } from './page-table.ts';
import { mostTimesLargestPaint } from './page-targets.ts';
import type { PlainPages } from './plain-pages.ts';
import type { PublicPage } from './public-pages.ts';

interface Contest {
  readonly academyOrigin: string;
  readonly plain: PlainPages;
  readonly lighthouse: Lighthouse;
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
  const onPhone = await measureOn('phone', pages, quick ? once : { ours: 5, control: 3 }, contest);
  if (!quick) await measureOn('desktop', pages, once, contest);
  return onPhone.map(largestPaintRow);
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
  { academyOrigin, plain, lighthouse }: Contest,
): Promise<MeasuredPage> {
  await plain.copy(page, device);
  const ours: PageFigures[] = [];
  const control: PageFigures[] = [];
  // In turns, so that other work of the machine affects both.
  for (let round = 0; round < Math.max(rounds.ours, rounds.control); round += 1) {
    if (round < rounds.control) control.push(await lighthouse.run(plain.origin + page.address, device));
    if (round < rounds.ours) ours.push(await lighthouse.run(academyOrigin + page.address, device));
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
