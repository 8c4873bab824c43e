import type { Family, Labels, Sample } from './text-format.ts';

export interface HistogramOptions {
  readonly name: string;
  readonly help: string;
  /** The upper bounds of the buckets, rising; one for all the rest is added. */
  readonly bounds: readonly number[];
}

interface Series {
  readonly labels: Labels;
  /** How many fell into each bucket and into none below; one more than there are bounds. */
  readonly counts: number[];
  sum: number;
}

/** How often something took how long, by labels. */
export class Histogram {
  readonly #options: HistogramOptions;
  readonly #series = new Map<string, Series>();

  constructor(options: HistogramOptions) {
    this.#options = options;
  }

  /** The key stands for the labels, which are looked at only when it is new. */
  observe(key: string, labels: () => Labels, value: number): void {
    const { bounds } = this.#options;
    let series = this.#series.get(key);
    if (series === undefined) {
      series = { labels: labels(), counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
      this.#series.set(key, series);
    }
    const found = bounds.findIndex((bound) => value <= bound);
    const bucket = found === -1 ? bounds.length : found;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
  }

  family(): Family {
    const { name, help } = this.#options;
    const samples = [...this.#series.values()].flatMap((series) => this.#samplesOf(series));
    return { name, help, type: 'histogram', samples };
  }

  /** A bucket counts everything below its bound, and so all that those before it count. */
  #samplesOf({ labels, counts, sum }: Series): Sample[] {
    let below = 0;
    const buckets = counts.map((count, index): Sample => {
      below += count;
      const bound = this.#options.bounds[index];
      const le = bound === undefined ? '+Inf' : String(bound);
      return { suffix: '_bucket', labels: { ...labels, le }, value: below };
    });
    return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: below }];
  }
}
