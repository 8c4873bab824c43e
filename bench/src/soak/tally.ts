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

export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
