/**
 * Documents promise, tests keep. Whatever test a document names has to exist under exactly that name and to have run:
 * a test that was renamed, deleted or skipped leaves a promise that nobody keeps.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, type RanTests, ranTests } from './named-tests/ran-tests.ts';
import { type Reference, readDocument } from './named-tests/references.ts';
import { reportViolations } from './report-violations.ts';

const DOCUMENTS = ['docs/specification.md', 'docs/security.md'];

/** Tests of a run of its own, too long for every day: that they are written is all that can be seen here. */
const LONG_RUNS = ['e2e/faults/'];

/** Where `npm test` leaves what its two runners wrote for machines. */
const REPORTS = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

export function namedTestViolations(root: string): string[] {
  const missing = Object.values(REPORTS).filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) {
    return missing.map((file) => `There is no ${file}: what ran is known only after a whole npm test.`);
  }
  const ran = ranTests(
    { vitest: readJson(root, REPORTS.vitest), playwright: readJson(root, REPORTS.playwright) },
    (file) => path.relative(root, file).replaceAll(path.sep, '/'),
  );
  return DOCUMENTS.filter((document) => existsSync(path.join(root, document))).flatMap((document) => {
    const { references, open } = readDocument(document, readFileSync(path.join(root, document), 'utf8'));
    const named = references.length === 0 ? [`${document} names no test at all.`] : [];
    return [
      ...named,
      ...open.map((place) => `${place} says something and names no test that shows it.`),
      ...references.flatMap((reference) => violationsOf(reference, { root, ran })),
    ];
  });
}

function violationsOf(reference: Reference, { root, ran }: { root: string; ran: RanTests }): string[] {
  const { place, file, title, mayBeSkipped } = reference;
  if (LONG_RUNS.some((folder) => file.startsWith(folder))) {
    return isWritten(path.join(root, file), title) ? [] : [`${place} ${file} has no test "${title}".`];
  }
  const outcomes = ran.get(nameOf(reference));
  if (outcomes === undefined) return [`${place} ${file} has no test "${title}".`];
  if (outcomes.ran > 0 || mayBeSkipped) return [];
  return [`${place} ${file} did not run "${title}".`];
}

function isWritten(file: string, title: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}

function readJson<Report>(root: string, file: string): Report {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

if (import.meta.main) {
  // Reports name the real place of a file, also where the checkout is reached over a link.
  reportViolations(namedTestViolations(path.resolve(import.meta.dirname, '../..')));
}
