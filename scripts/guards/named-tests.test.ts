import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { namedTestViolations } from './named-tests.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

const table = (...rows: string[]) => ['| Statement | Shown by |', '|---|---|', ...rows].join('\n');
const prices = '`contract/src/price.test.ts` › `is FREE when there is none`';
const story = '`e2e/browse.spec.ts` › `a visitor finds the library`';

/** A checkout after a whole run in which these tests passed. */
function checkout(files: Record<string, string>): string {
  const root = temporaryTree(files);
  mkdirSync(path.join(root, 'test-results'));
  const write = (name: string, report: object) =>
    writeFileSync(path.join(root, 'test-results', name), JSON.stringify(report));
  write('vitest.json', {
    testResults: [
      {
        name: path.join(root, 'contract/src/price.test.ts'),
        assertionResults: [
          { title: 'is FREE when there is none', status: 'passed' },
          { title: 'reads 1 | 2', status: 'failed' },
          { title: 'needs Windows', status: 'skipped' },
          { title: 'is done later', status: 'todo' },
        ],
      },
    ],
  });
  write('playwright.json', {
    config: { rootDir: path.join(root, 'e2e') },
    suites: [
      {
        specs: [
          { file: 'browse.spec.ts', title: 'a visitor finds the library', tests: [{ status: 'expected' }] },
        ],
        suites: [
          { specs: [{ file: 'browse.spec.ts', title: 'on a phone', tests: [{ status: 'skipped' }] }] },
        ],
      },
    ],
  });
  return root;
}

const violationsOf = (files: Record<string, string>) => namedTestViolations(checkout(files));

it('is content when every named test ran, of either runner, in either document', () => {
  expect(
    violationsOf({
      'docs/specification.md': table(`| No price is free | ${prices}<br>${story} |`),
      'docs/security.md': `Text, then ${story}.`,
    }),
  ).toEqual([]);
});

it.each([
  ['does not exist', '`contract/src/price.test.ts` › `is free`', 'has no test "is free".'],
  ['is in another file', '`e2e/price.spec.ts` › `is FREE when there is none`', 'has no test'],
  ['was skipped', '`contract/src/price.test.ts` › `needs Windows`', 'did not run "needs Windows".'],
  ['is not written yet', '`contract/src/price.test.ts` › `is done later`', 'did not run'],
  ['is a story that was skipped', '`e2e/browse.spec.ts` › `on a phone`', 'did not run "on a phone".'],
])('finds a named test that %s', (_, reference, complaint) => {
  expect(
    violationsOf({ 'docs/specification.md': table(`| Something | ${prices}<br>${reference} |`) }),
  ).toEqual([expect.stringMatching(/^docs\/specification\.md:3 /)]);
  expect(violationsOf({ 'docs/security.md': reference })).toEqual([expect.stringContaining(complaint)]);
});

it('lets a test be skipped where the document says why', () => {
  const excused = '`contract/src/price.test.ts` › `needs Windows` (on Windows alone)';
  expect(violationsOf({ 'docs/security.md': table(`| Something | ${excused} |`) })).toEqual([]);
});

it('leaves a failed test to the run that it failed in, and reads an escaped bar', () => {
  const barred = '`contract/src/price.test.ts` › `reads 1 \\| 2`';
  expect(violationsOf({ 'docs/specification.md': table(`| Something | ${barred} |`) })).toEqual([]);
});

it('finds a row that names no test, in tables that promise one', () => {
  const rows = table('| Something | docs/decisions/009 |', `| Free | ${prices} |`);
  const other = '| Machine | Seconds |\n|---|---|\n| two cores | 7 |';
  expect(violationsOf({ 'docs/specification.md': `${rows}\n\n${other}` })).toEqual([
    'docs/specification.md:3 says something and names no test that shows it.',
  ]);
});

it('takes a document in which it can read no reference at all for a broken one', () => {
  expect(violationsOf({ 'docs/specification.md': 'price.test.ts shows it' })).toEqual([
    'docs/specification.md names no test at all.',
  ]);
});

it.each(['e2e/faults/killed.fault.ts', 'e2e/cluster/stories/killed.ts', 'e2e/image/killed.image.ts'])(
  'looks for tests of the long run in %s there',
  (file) => {
    const files = { [file]: "test('a killed server loses nothing', () => {})" };
    const named = (title: string) => `\`${file}\` › \`${title}\``;
    expect(violationsOf({ ...files, 'docs/security.md': named('a killed server loses nothing') })).toEqual(
      [],
    );
    expect(violationsOf({ ...files, 'docs/security.md': named('a full disk') })).toHaveLength(1);
  },
);

it('leaves what an everyday run left out to a whole one, as long as the file is there', () => {
  const isLong = (file: string) => file === 'e2e/films.spec.ts';
  const named = { 'docs/security.md': '`e2e/films.spec.ts` › `plays`' };
  const written = checkout({ ...named, 'e2e/films.spec.ts': '' });
  expect(namedTestViolations(written, isLong)).toEqual([]);
  expect(namedTestViolations(written)).toHaveLength(1);
  expect(namedTestViolations(checkout(named), isLong)).toHaveLength(1);
});

it('says so when there was no whole run to read', () => {
  expect(namedTestViolations(temporaryTree({ 'docs/specification.md': prices }))).toHaveLength(2);
});
