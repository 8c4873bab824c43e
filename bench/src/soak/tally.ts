/** How long calls took, by what they were for, and which went wrong. */
export interface Tally {
  /** Runs a call and notes its time; one that fails is noted as an error, and answered with null. */
  time<T>(kind: string, call: () => Promise<T>): Promise<T | null>;
  /** Forgets the times so far; errors count from the beginning. */
  countFromNow(): void;
  readonly kinds: ReadonlyMap<string, readonly number[]>;
  readonly errors: readonly string[];
}

export function createTally(): Tally {
  const kinds = new Map<string, number[]>();
  const errors: string[] = [];
  return {
    kinds,
    errors,
    countFromNow: () => kinds.clear(),
    time: async (kind, call) => {
      const started = performance.now();
      try {
        const result = await call();
        const times = kinds.get(kind) ?? [];
        times.push(performance.now() - started);
        kinds.set(kind, times);
        return result;
      } catch (error) {
        errors.push(`${kind}: ${error instanceof Error ? error.message : error}`);
        return null;
      }
    },
  };
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** The times of each kind of call in two runs, side by side. */
export function callTable(alone: Tally, busy: Tally): string {
  const kinds = [...new Set([...alone.kinds.keys(), ...busy.kinds.keys()])].toSorted();
  const head = ['calls', 'p50 ms', 'p99 ms', 'most', 'calls', 'p50 ms', 'p99 ms', 'most'];
  return [
    line('', ['alone', '', '', '', 'transcoding', '', '', '']),
    line('', head),
    ...kinds.map((kind) => line(kind, [...cellsOf(alone, kind), ...cellsOf(busy, kind)])),
    line('all', [...cellsOf(alone), ...cellsOf(busy)]),
  ].join('\n');
}

function cellsOf({ kinds }: Tally, kind?: string): string[] {
  const times = kind === undefined ? [...kinds.values()].flat() : (kinds.get(kind) ?? []);
  return [
    String(times.length),
    ...[50, 99, 100].map((percent) => (times.length === 0 ? '-' : percentile(times, percent).toFixed(1))),
  ];
}

function line(kind: string, cells: readonly string[]): string {
  return kind.padEnd(20) + cells.map((cell) => cell.padStart(12)).join('');
}
