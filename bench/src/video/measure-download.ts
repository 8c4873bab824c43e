import { cpuSecondsOn } from '../linux-processes.ts';
import { type Download, download } from './download.ts';

export interface Measurement {
  readonly megabytesPerSecond: number;
  /** Of the server; null where the machine does not say. */
  readonly cpuSecondsPerGigabyte: number | null;
}

export async function measureDownload(options: Download): Promise<Measurement> {
  const before = await cpuSecondsOn(options.port);
  const { bytes, seconds } = await download(options);
  const after = await cpuSecondsOn(options.port);
  return {
    megabytesPerSecond: bytes / 1e6 / seconds,
    cpuSecondsPerGigabyte: before === null || after === null ? null : (after - before) / (bytes / 1e9),
  };
}

/** The best of several short runs, because other work of the machine can only make a run slower. */
export function best(runs: readonly Measurement[]): Measurement {
  const cpu = runs.map((run) => run.cpuSecondsPerGigabyte).filter((seconds) => seconds !== null);
  return {
    megabytesPerSecond: Math.max(...runs.map((run) => run.megabytesPerSecond)),
    cpuSecondsPerGigabyte: cpu.length === 0 ? null : Math.min(...cpu),
  };
}
