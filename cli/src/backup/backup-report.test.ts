import path from 'node:path';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { describe, expect, it } from 'vitest';
import { contentOf, lostReport, startCommand } from './backup-report.ts';

const kept = { key: 'covers/a', size: 1, checksum: '', writtenMs: 0, at: 'blobs' } as const;

describe('the report of lost files', () => {
  it('says which of them the backup keeps, and how to have them back', () => {
    const report = lostReport({
      lostFiles: 1002,
      lost: [
        { key: 'covers/a', kept },
        { key: 'covers/b', kept: null },
      ],
    });
    expect(report.split('\n')).toEqual([
      'The academy itself has lost 1,002 files that it should have:',
      '  covers/a: kept',
      '  covers/b: no backup here has it',
      '  and 1,000 more',
      expect.stringMatching(/^What is kept .* a restore brings it back, or copy it into blobs/),
    ]);
  });

  it('promises nothing where nothing is kept', () => {
    const report = lostReport({ lostFiles: 1, lost: [{ key: 'covers/b', kept: null }] });
    expect(report).toBe(
      'The academy itself has lost 1 file that it should have:\n  covers/b: no backup here has it',
    );
  });
});

it('tells what a backup has, with the notes at moments of a film among the notes', () => {
  const rows = { users: 2, notes: 1, timed_notes: 3, certificates: 1, video_assets: 5 };
  const tables = Object.entries(rows).map(([name, count]) => ({
    ...{ name, rows: count, bytes: 0, checksum: '', columns: [] },
  }));
  expect(contentOf({ tables, files: { count: 2, bytes: 2048, checksum: '' } })).toEqual([
    '  database  2 people, 0 courses, 0 lessons, 0 enrollments, 4 notes, 1 certificate, 5 videos',
    expect.stringMatching(/^ {2}files {5}2 files, /),
  ]);
});

it.each([
  [path.join(repositoryRoot, 'data'), 'npm start'],
  ['/srv/academy', 'ACADEMY_DATA=/srv/academy npm start'],
  ["/srv/Rina's academy", String.raw`ACADEMY_DATA='/srv/Rina'\''s academy' npm start`],
])('what is restored in %s is started with %s', (dataDir, command) => {
  expect(startCommand(dataDir)).toBe(command);
});
