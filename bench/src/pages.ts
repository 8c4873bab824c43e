/** The pages that everybody may open, as Lighthouse sees them, each beside itself as a file without scripts. */
import type { BenchRow } from './bench-row.ts';
import { openChromium } from './chromium.ts';
import { type Device, type Lighthouse, prepareLighthouse } from './pages/lighthouse.ts';
import { medianFigures, type PageFigures } from './pages/page-figures.ts';
import { type MeasuredPage, pageTable, slowMachineWarning } from './pages/page-table.ts';
import { mostTimesLargestPaint } from './pages/page-targets.ts';
import { type PlainPages, servePlainPages } from './pages/plain-pages.ts';
import { listPublicPages, type PublicPage } from './pages/public-pages.ts';
import { startAcademy } from './running-academy.ts';

export interface PagesBenchOptions {
  /** One run on the phone and one of its control, nothing else: for a look while something is being changed. */
  readonly quick: boolean;
  /** Names of pages, with commas between; all of them unless told. */
  readonly only?: string | undefined;
}

interface Contest {
  readonly academyOrigin: string;
  readonly plain: PlainPages;
  readonly lighthouse: Lighthouse;
}

interface Rounds {
  readonly ours: number;
  readonly control: number;
}

export async function benchPages({ quick, only }: PagesBenchOptions): Promise<BenchRow[]> {
  console.log('Public pages');
  const lighthouse = await prepareLighthouse();
  const academy = await startAcademy();
  try {
    const pages = chosen(await listPublicPages(academy.origin), only);
    const browser = await openChromium();
    try {
      const plain = await servePlainPages(academy.origin, browser);
      try {
        const contest = { academyOrigin: academy.origin, plain, lighthouse };
        const onPhone = await measure(pages, 'phone', quick ? once : { ours: 5, control: 3 }, contest);
        if (!quick) await measure(pages, 'desktop', once, contest);
        return onPhone.map(largestPaintRow);
      } finally {
        await plain.stop();
      }
    } finally {
      await browser.close();
    }
  } finally {
    await academy.stop();
  }
}

const once: Rounds = { ours: 1, control: 1 };

function chosen(pages: readonly PublicPage[], only: string | undefined): readonly PublicPage[] {
  if (only === undefined) return pages;
  return only.split(',').map((wanted) => {
    const page = pages.find(({ name }) => name === wanted);
    if (page) return page;
    throw new Error(`There is no page '${wanted}'. There are: ${pages.map(({ name }) => name).join(', ')}.`);
  });
}

async function measure(
  pages: readonly PublicPage[],
  device: Device,
  rounds: Rounds,
  contest: Contest,
): Promise<MeasuredPage[]> {
  console.log(`\nOn a ${device}, median of ${rounds.ours}, control of ${rounds.control}; scores of all runs`);
  const measured: MeasuredPage[] = [];
  for (const page of pages) measured.push(await measurePage(page, device, rounds, contest));
  console.log(`\n${pageTable(measured, device)}`);
  const warning = slowMachineWarning(measured);
  if (warning !== null) console.log(warning);
  return measured;
}

async function measurePage(
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
