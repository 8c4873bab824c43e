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
