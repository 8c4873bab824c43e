import { changedPartCodes, leftPartCodes } from '@academy/contract/course-packages/package-parts.ts';
import type { PackageReport as Report } from '@academy/contract/course-packages/package-report.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible, partOfAPage } from '@/lib/testing/expect-accessible.ts';
import { PackageReport } from './package-report.tsx';
import { partSentences } from './part-sentences.ts';

const report = (change: Partial<Report> = {}): Report => ({
  format: 'scorm',
  version: '1.2',
  taken: { modules: 2, lessons: 3, texts: 1, films: 0, files: 4, links: 0, questions: 0 },
  parts: [],
  ...change,
});

const sentencesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);

test('names the package, and counts what was taken of it', () => {
  render(<PackageReport report={report()} />);
  expect(screen.getByRole('region', { name: 'A package of another system: SCORM 1.2' })).toBeTruthy();
  expect(screen.getByText('2 modules · 3 lessons · 1 text · 4 files')).toBeTruthy();
  expect(screen.getByText('Everything in it was taken as it was.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('has a sentence for everything that can be changed or left out', async () => {
  const parts = [...leftPartCodes, ...changedPartCodes].map((code) => ({
    code,
    count: 1,
    places: ['Boiling'],
    placeCount: 1,
  }));
  render(<PackageReport report={report({ format: 'thin_common_cartridge', version: '1.3', parts })} />);
  expect(
    screen.getByRole('heading', { name: 'A package of another system: Thin Common Cartridge 1.3' }),
  ).toBeTruthy();
  expect(sentencesIn('Taken in another form')).toEqual(changedPartCodes.map((code) => partSentences[code]()));
  const left = sentencesIn('Left out');
  expect(left).toEqual(leftPartCodes.map((code) => partSentences[code]()));
  expect(left).toContain('Interaction and tracking were not taken, only the text that stands in the pages.');
  expect(new Set(left).size).toBe(leftPartCodes.length);
  await expectAccessible('the report of a package', partOfAPage);
});

test('tells the places on demand, and how many more there are', async () => {
  const parts = [
    { code: 'scripts' as const, count: 90, places: ['Boiling', '<b>Leaves</b>'], placeCount: 22 },
  ];
  render(<PackageReport report={report({ parts })} />);
  const places = screen.getByRole('group');
  expect(places).toHaveProperty('open', false);
  await userEvent.click(screen.getByText('In 22 places'));
  expect(places).toHaveProperty('open', true);
  expect(
    within(places)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Boiling', '<b>Leaves</b>', 'and 20 more']);
});
