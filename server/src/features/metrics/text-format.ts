/**
 * The text format of Prometheus, version 0.0.4: families of samples, each family with a line that says what it is and
 * one that says of which kind. Knows nothing of what is counted.
 */
export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  /** What a histogram adds to the name of its family. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels?: Labels;
  readonly value: number;
}

export interface Family {
  readonly name: string;
  /** In a sentence without an end. */
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const textFormatType = 'text/plain; version=0.0.4; charset=utf-8';

export function formatFamilies(families: readonly Family[]): string {
  return families.map(formatFamily).join('');
}

/** A family of one sample, or of one for each value of a label. */
export function gauge(name: string, help: string, samples: number | readonly Sample[]): Family {
  return { name, help, type: 'gauge', samples: typeof samples === 'number' ? [{ value: samples }] : samples };
}

export function counter(name: string, help: string, samples: number | readonly Sample[]): Family {
  return { ...gauge(name, help, samples), type: 'counter' };
}

function formatFamily({ name, help, type, samples }: Family): string {
  const head = [`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`];
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${formatLabels(labels)} ${formatValue(value)}`,
  );
  return `${[...head, ...lines].join('\n')}\n`;
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function escapeLabel(text: string): string {
  return escapeHelp(text).replaceAll('"', '\\"');
}

function formatValue(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);
}

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
