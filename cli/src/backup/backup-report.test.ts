import { describe, expect, it } from 'vitest';
import { lostReport } from './backup-report.ts';

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
