import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { medianBy } from './bench-row.ts';

interface Sample {
  readonly megabytes: number;
  readonly handles: number;
}

/** What the garbage collector may have left at one moment and not at another. */
const megabytesMayGrow = 48;
/** Connections come and go, but leaked handles add up. */
const handlesMayGrow = 20;

const everyMs = 1000;
const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;

interface ProcessWatch {
  /** Resolves to a sample of each second. */
  stop(): Promise<Sample[]>;
}

/** Samples each second what a process holds: its memory, and its open files and connections. */
export function watchProcess(pid: number): ProcessWatch {
  const samples: Sample[] = [];
  const stopped = new AbortController();
  const watched = (async () => {
    while (!stopped.signal.aborted) {
      samples.push(await sampleOf(pid));
      await delay(everyMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await watched;
      return samples;
    },
  };
}

/** Whether the process held no more in the last third of the time than in the first. */
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

/** The medians of the first and of the last third of the time. */
function firstAndLast(samples: readonly Sample[], what: keyof Sample): [number, number] {
  const third = Math.ceil(samples.length / 3);
  const median = (part: readonly Sample[]) => medianBy(part, (sample) => sample[what])[what];
  return [median(samples.slice(0, third)), median(samples.slice(-third))];
}

async function sampleOf(pid: number): Promise<Sample> {
  const [, residentPages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  const handles = (await readdir(`/proc/${pid}/fd`)).length;
  return { megabytes: (Number(residentPages) * PAGE_BYTES) / MEGABYTE, handles };
}
