import { readdir } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { counter, type Family, gauge } from './text-format.ts';

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** About this process, under the names that dashboards for Node know. */
export function watchProcess(version: string): { families(): Promise<Family[]>; stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  const delayFamilies = (): Family[] => {
    // What is measured is a timer of that length: only what it comes late is a delay.
    const seconds = (nanoseconds: number) =>
      Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000) || 0;
    const families = [
      gauge('nodejs_eventloop_lag_mean_seconds', 'Mean delay of the event loop', seconds(delays.mean)),
      gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay', seconds(delays.percentile(50))),
      gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile', seconds(delays.percentile(99))),
      gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay since the last look', seconds(delays.max)),
    ];
    delays.reset();
    return families;
  };

  return {
    stop: () => void delays.disable(),
    async families() {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const handles = await openHandles();
      return [
        gauge('academy_info', 'The version of the academy and of Node', [
          { labels: { version, node: process.versions.node }, value: 1 },
        ]),
        gauge('process_start_time_seconds', 'When the process started, in seconds since 1970', startedAt),
        counter('process_cpu_seconds_total', 'Processor time', (user + system) / MICROSECONDS),
        gauge('process_resident_memory_bytes', 'Memory of the process', rss),
        gauge('nodejs_heap_size_used_bytes', 'Heap in use', heapUsed),
        gauge('nodejs_heap_size_total_bytes', 'Heap taken from the system', heapTotal),
        gauge('nodejs_external_memory_bytes', 'Memory outside of the heap', external),
        ...(handles === null ? [] : [gauge('process_open_fds', 'Open files and connections', handles)]),
        ...delayFamilies(),
      ];
    },
  };
}

/** Only Linux tells. */
async function openHandles(): Promise<number | null> {
  return readdir('/proc/self/fd').then(
    (entries) => entries.length,
    () => null,
  );
}
