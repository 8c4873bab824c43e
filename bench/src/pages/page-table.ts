import type { Device } from './lighthouse.ts';
import type { PageFigures } from './page-figures.ts';
import { judgePage, targetsInWords } from './page-targets.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly ours: PageFigures;
  readonly control: PageFigures;
}

const HEAD = ['score', 'first paint', 'largest paint', 'blocking', 'shift', 'all kB', 'script kB', 'font kB'];
/** Below this, Lighthouse calls a machine too slow to stand for the phone that it emulates. */
const SLOW_MACHINE = 1000;

/** Two lines for each page, itself and its control. Only the phone has targets. */
export function pageTable(pages: readonly MeasuredPage[], device: Device): string {
  const lines = pages.flatMap(({ name, ours, control }) => [
    line(name, cellsOf(ours), device === 'phone' ? judgePage(ours, control) : ''),
    line('  control', cellsOf(control)),
  ]);
  const targets = device === 'phone' ? [`Targets: ${targetsInWords}.`] : [];
  return [line(device, HEAD), ...lines, ...targets].join('\n');
}

function cellsOf(figures: PageFigures): string[] {
  return [
    String(figures.score),
    `${(figures.firstPaintMs / 1000).toFixed(2)} s`,
    `${(figures.largestPaintMs / 1000).toFixed(2)} s`,
    `${figures.blockingMs.toFixed(0)} ms`,
    figures.shift.toFixed(3),
    ...[figures.bytes, figures.scriptBytes, figures.fontBytes].map((bytes) => (bytes / 1000).toFixed(1)),
  ];
}

function line(name: string, cells: readonly string[], verdict = ''): string {
  const aligned = cells.map((cell, column) => cell.padStart(Math.max(HEAD[column]?.length ?? 0, 7)));
  return `${name.padEnd(12)}${aligned.join('  ')}  ${verdict}`.trimEnd();
}

/** A busy or slow machine makes blocking times longer than the phone's would be: whoever reads them should know. */
export function slowMachineWarning(pages: readonly MeasuredPage[]): string | null {
  const speeds = pages.flatMap(({ ours, control }) => [ours.machineSpeed, control.machineSpeed]);
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)].map((speed) => speed.toFixed(0));
  const range = `By Lighthouse's own measure this machine had a speed of ${slowest} to ${fastest}`;
  if (Math.min(...speeds) >= SLOW_MACHINE) return null;
  return `${range}; below ${SLOW_MACHINE} it is too slow or too busy, and blocking times come out too long.`;
}
