import { readdir, readFile } from 'node:fs/promises';

export interface Sample {
  readonly megabytes: number;
  readonly handles: number;
}

const everyMs = 1000;
const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;

export interface ProcessWatch {
  /** Ends the watching, and gives what was seen second by second. */
  stop(): Promise<Sample[]>;
}

/** Looks each second at what a process holds: its memory and its open files and connections. */
export function watchProcess(pid: number): ProcessWatch {
  const samples: Sample[] = [];
  let watching = true;
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const watched = (async () => {
    while (watching) {
      samples.push(await sampleOf(pid));
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, everyMs).unref())]);
    }
  })();
  return {
    stop: async () => {
      watching = false;
      stop();
      await watched;
      return samples;
    },
  };
}

/** What the process held on the whole in the first and in the last third of the time. */
export function firstAndLast(samples: readonly Sample[], what: keyof Sample): [number, number] {
  const third = Math.ceil(samples.length / 3);
  return [medianOf(samples.slice(0, third), what), medianOf(samples.slice(-third), what)];
}

async function sampleOf(pid: number): Promise<Sample> {
  const [, residentPages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  const handles = (await readdir(`/proc/${pid}/fd`)).length;
  return { megabytes: (Number(residentPages) * PAGE_BYTES) / MEGABYTE, handles };
}

function medianOf(samples: readonly Sample[], what: keyof Sample): number {
  const values = samples.map((sample) => sample[what]).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
