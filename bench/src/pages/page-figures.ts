import { medianBy } from '../bench-row.ts';

/** What one run of Lighthouse says about a page, as far as it is of interest here. */
export interface PageFigures {
  /** Of 100. */
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  /** The share of the screen that moved, times how far. */
  readonly shift: number;
  /** As they were transferred, with headers. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  /** How fast Lighthouse found this machine at the time: it does not correct its figures by that. */
  readonly machineSpeed: number;
}

export interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: unknown } }>
  >;
  readonly environment: { readonly benchmarkIndex: number };
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
}

/** Lighthouse itself says that it could not measure the page this time. */
export class UnmeasuredPage extends Error {}

export function readFigures({ runtimeError, categories, audits, environment }: Report): PageFigures {
  const { score } = categories.performance;
  if (runtimeError !== undefined || score === null) {
    throw new UnmeasuredPage(runtimeError?.message ?? 'The page has no score.');
  }
  const numberOf = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}.`);
    return value;
  };
  const requests = (audits['network-requests']?.details?.items ?? []) as readonly NetworkRequest[];
  // A picture inside of the page has been counted with the page.
  const fetched = requests.filter(({ url }) => !url.startsWith('data:'));
  const bytesOf = (type?: string) =>
    fetched
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    score: Math.round(score * 100),
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockingMs: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    bytes: bytesOf(),
    scriptBytes: bytesOf('Script'),
    fontBytes: bytesOf('Font'),
    machineSpeed: environment.benchmarkIndex,
  };
}

/** The median of each figure by itself: a run with the middle score may be the one with the slowest paint. */
export function medianFigures(runs: readonly PageFigures[]): PageFigures {
  const medianOf = (figure: keyof PageFigures) => medianBy(runs, (run) => run[figure])[figure];
  return {
    score: medianOf('score'),
    firstPaintMs: medianOf('firstPaintMs'),
    largestPaintMs: medianOf('largestPaintMs'),
    blockingMs: medianOf('blockingMs'),
    shift: medianOf('shift'),
    bytes: medianOf('bytes'),
    scriptBytes: medianOf('scriptBytes'),
    fontBytes: medianOf('fontBytes'),
    machineSpeed: medianOf('machineSpeed'),
  };
}
