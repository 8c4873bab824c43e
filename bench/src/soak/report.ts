import { percentile, type Tally } from './tally.ts';
import { firstAndLast, type Sample } from './watch-process.ts';

/** What the collector of garbage may leave lying about at one moment and not at another. */
const megabytesMayGrow = 48;
/** Connections come and go; what is forgotten piles up. */
const handlesMayGrow = 20;

/** Whether a process held no more in the last third of the time than in the first. */
export function holdings(samples: readonly Sample[]): { words: string; held: boolean } {
  const [memoryBefore, memoryAfter] = firstAndLast(samples, 'megabytes');
  const [handlesBefore, handlesAfter] = firstAndLast(samples, 'handles');
  const held =
    memoryAfter - memoryBefore <= megabytesMayGrow && handlesAfter - handlesBefore <= handlesMayGrow;
  const words =
    `the API process, first and last third: memory ${memoryBefore.toFixed(0)} and ${memoryAfter.toFixed(0)} MB ` +
    `(may grow by ${megabytesMayGrow}), handles ${handlesBefore} and ${handlesAfter} (may grow by ${handlesMayGrow}): ` +
    (held ? 'flat' : 'GREW');
  return { words, held };
}

/** The times of each kind of call in two runs, side by side. */
export function callTable(alone: Tally, busy: Tally): string {
  const kinds = [...new Set([...alone.kinds.keys(), ...busy.kinds.keys()])].toSorted();
  const head = ['calls', 'p50 ms', 'p99 ms', 'most', 'calls', 'p50 ms', 'p99 ms', 'most'];
  return [
    line('', ['alone', '', '', '', 'transcoding', '', '', '']),
    line('', head),
    ...kinds.map((kind) => line(kind, [...timesOf(alone, kind), ...timesOf(busy, kind)])),
    line('all', [...timesOf(alone), ...timesOf(busy)]),
  ].join('\n');
}

function timesOf({ kinds }: Tally, kind?: string): string[] {
  const times = kind === undefined ? [...kinds.values()].flat() : (kinds.get(kind) ?? []);
  return [
    String(times.length),
    ...[50, 99, 100].map((percent) => (times.length === 0 ? '-' : percentile(times, percent).toFixed(1))),
  ];
}

function line(kind: string, cells: readonly string[]): string {
  return kind.padEnd(16) + cells.map((cell) => cell.padStart(12)).join('');
}
