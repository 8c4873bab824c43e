/**
 * Segments through a node that keeps its files on a disk, and through one that keeps them in S3, beside nginx over the same
 * store: when the node has them in memory, and when they are asked for the first time.
 */
import { type BenchRow, printLine } from '../bench-row.ts';
import type { RunningAcademy } from '../running-academy.ts';
import { best, type Measurement, measureDownload } from '../video/measure-download.ts';
import { firstByteMs } from './first-byte.ts';
import { type SegmentSender, startSegmentSenders } from './store-servers.ts';

/** Of 720p. */
const segment = { height: 720, bytes: 1_400_000 };
const rounds = 3;
const connections = 10;
/** Until Node has compiled what it runs most. */
const warmUpSeconds = 2;

/** Those in memory are asked for again and again, the others once. */
const kept = namesFrom(0, 16);
const newOfRound = Array.from({ length: rounds }, (_, round) => namesFrom(100 + round * 100, 40));
const newForFirstByte = namesFrom(1000, 30);
const newForWarmUp = namesFrom(2000, 100);

interface Figures {
  readonly kept: Measurement;
  readonly new: Measurement;
  readonly keptFirstByteMs: number;
  readonly newFirstByteMs: number;
}

type AllFigures = ReadonlyMap<SegmentSender['name'], Figures>;

/** The academy is the one with a disk. */
export async function benchStores(academy: RunningAcademy, seconds: number): Promise<BenchRow[]> {
  const files = [...kept, ...newOfRound.flat(), ...newForFirstByte, ...newForWarmUp];
  const { senders, stop } = await startSegmentSenders(academy, { ...segment, files });
  try {
    const figures = new Map<SegmentSender['name'], Figures>(await measure(senders, seconds));
    print(figures);
    return rowsOf(figures);
  } finally {
    await stop();
  }
}

async function measure(
  senders: readonly SegmentSender[],
  seconds: number,
): Promise<[SegmentSender['name'], Figures][]> {
  const load = { bytes: segment.bytes, connections };
  const runs = senders.map((sender) => ({
    ...sender,
    keptRuns: [] as Measurement[],
    newRuns: [] as Measurement[],
    keptLoad: { ...load, port: sender.port, paths: kept.map(sender.pathOf) },
  }));
  for (const { port, pathOf, keptLoad } of runs) {
    const paths = newForWarmUp.map(pathOf);
    await measureDownload({ ...load, port, paths, seconds: 'each path once' });
    await measureDownload({ ...keptLoad, seconds: warmUpSeconds });
  }
  // In turns, so that other work of the machine affects all of them.
  for (const newFiles of newOfRound) {
    for (const { port, pathOf, keptRuns, newRuns, keptLoad } of runs) {
      keptRuns.push(await measureDownload({ ...keptLoad, seconds }));
      const paths = newFiles.map(pathOf);
      newRuns.push(await measureDownload({ ...load, port, paths, seconds: 'each path once' }));
    }
  }
  const figures: [SegmentSender['name'], Figures][] = [];
  for (const { name, port, pathOf, keptRuns, newRuns, keptLoad } of runs) {
    const again = Array.from({ length: 10 }, () => keptLoad.paths).flat();
    const keptFirstByteMs = await firstByteMs(port, again);
    const newFirstByteMs = await firstByteMs(port, newForFirstByte.map(pathOf));
    figures.push([name, { kept: best(keptRuns), new: together(newRuns), keptFirstByteMs, newFirstByteMs }]);
  }
  return figures;
}

/** Each of them is too short for the clock that processor time is counted by. */
function together(runs: readonly Measurement[]): Measurement {
  const cpu = runs.map((run) => run.cpuSecondsPerGigabyte ?? Number.NaN);
  const mean = cpu.reduce((sum, seconds) => sum + seconds, 0) / cpu.length;
  return { ...best(runs), cpuSecondsPerGigabyte: Number.isNaN(mean) ? null : mean };
}

function print(figures: AllFigures): void {
  console.log(`\nSegments of ${segment.bytes / 1e6} MB, ${connections} connections; nginx keeps none`);
  printLine(''.padEnd(24), ['kept: MB/s', 'CPU s/GB', 'first ms', 'new: MB/s', 'CPU s/GB', 'first ms'], 12);
  for (const [name, { kept, new: fresh, keptFirstByteMs, newFirstByteMs }] of figures) {
    printLine(
      name.padEnd(24),
      [...cellsOf(kept), keptFirstByteMs.toFixed(2), ...cellsOf(fresh), newFirstByteMs.toFixed(2)],
      12,
    );
  }
}

function cellsOf({ megabytesPerSecond, cpuSecondsPerGigabyte }: Measurement): string[] {
  return [megabytesPerSecond.toFixed(0), cpuSecondsPerGigabyte?.toFixed(2) ?? '-'];
}

/** What S3 makes of a node, beside its disk; and each store beside nginx. */
function rowsOf(figures: AllFigures): BenchRow[] {
  const [disk, s3] = [figures.get('disk'), figures.get('S3')];
  const pairs = [
    { ours: s3, store: 'S3', control: disk, controlName: 'the same from a disk', target: { atLeast: 0.9 } },
    ...(['nginx over the disk', 'nginx before the bucket'] as const).map((controlName, index) => {
      const [ours, store] = index === 0 ? [disk, 'disk'] : [s3, 'S3'];
      return { ours, store, control: figures.get(controlName), controlName, target: null };
    }),
  ];
  return pairs.flatMap(({ ours, store, control, controlName, target }): BenchRow[] => {
    if (ours === undefined || control === undefined) return [];
    const row = { controlName, target: null };
    return [
      {
        ...{ ...row, name: `segments, kept, ${store}`, unit: 'MB/s', target },
        ...{ ours: ours.kept.megabytesPerSecond, control: control.kept.megabytesPerSecond },
      },
      {
        ...{ ...row, name: `segments, new, ${store}`, unit: 'MB/s' },
        ...{ ours: ours.new.megabytesPerSecond, control: control.new.megabytesPerSecond },
      },
      {
        ...{ ...row, name: `first byte, kept, ${store}`, unit: 'ms' },
        ...{ ours: ours.keptFirstByteMs, control: control.keptFirstByteMs },
      },
      {
        ...{ ...row, name: `first byte, new, ${store}`, unit: 'ms' },
        ...{ ours: ours.newFirstByteMs, control: control.newFirstByteMs },
      },
    ];
  });
}

function namesFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${String(first + index).padStart(5, '0')}.ts`);
}
