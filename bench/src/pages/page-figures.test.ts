import { expect, it } from 'vitest';
import { medianFigures, type PageFigures, type Report, readFigures } from './page-figures.ts';

const request = (url: string, resourceType: string, transferSize: number) => ({
  url,
  resourceType,
  transferSize,
});

const report: Report = {
  categories: { performance: { score: 0.914 } },
  environment: { benchmarkIndex: 1200 },
  audits: {
    'first-contentful-paint': { numericValue: 900 },
    'largest-contentful-paint': { numericValue: 1800 },
    'total-blocking-time': { numericValue: 40 },
    'cumulative-layout-shift': { numericValue: 0 },
    'network-requests': {
      details: {
        items: [
          request('http://localhost/courses', 'Document', 5000),
          request('http://localhost/app.js', 'Script', 90_000),
          request('http://localhost/text.woff2', 'Font', 20_000),
          request('data:image/svg+xml,%3Csvg', 'Image', 4000),
        ],
      },
    },
  },
};

it('reads the figures of a report, and counts a picture inside of the page once', () => {
  expect(readFigures(report)).toEqual({
    score: 91,
    firstPaintMs: 900,
    largestPaintMs: 1800,
    blockingMs: 40,
    shift: 0,
    bytes: 115_000,
    scriptBytes: 90_000,
    fontBytes: 20_000,
    machineSpeed: 1200,
  });
});

it('refuses a report of a page that could not be measured', () => {
  const failed = { ...report, runtimeError: { message: 'The page did not paint.' } };
  expect(() => readFigures(failed)).toThrow('The page did not paint.');
  const { 'total-blocking-time': _, ...audits } = report.audits;
  expect(() => readFigures({ ...report, audits })).toThrow('total-blocking-time');
});

it('takes the median of each figure by itself', () => {
  const run = (score: number, largestPaintMs: number): PageFigures => ({
    ...readFigures(report),
    score,
    largestPaintMs,
  });
  const median = medianFigures([run(80, 1000), run(90, 3000), run(85, 2000), run(70, 5000), run(95, 4000)]);
  expect(median).toMatchObject({ score: 85, largestPaintMs: 3000, blockingMs: 40 });
});
