import { describe, expect, it } from 'vitest';
import { good, problem, reportOf, warning } from './finding.ts';

const findings = [
  good('database', 'PostgreSQL 18'),
  warning('disk', '3 GB free', 'Make room.'),
  problem('secret', 'Anybody can read it', 'Run chmod 600.'),
];

describe('the report of the doctor', () => {
  it('says of each thing how it is and below it what to do', () => {
    expect(reportOf(findings, false)).toBe(
      [
        '✓ good     database  PostgreSQL 18',
        '! warning  disk      3 GB free',
        '                     Make room.',
        '✗ problem  secret    Anybody can read it',
        '                     Run chmod 600.',
        '',
        '1 problem and 1 warning.',
      ].join('\n'),
    );
  });

  it('has colours only where they are seen', () => {
    expect(reportOf(findings, true)).toContain('\u001b[31m');
    expect(reportOf(findings, false)).not.toContain('\u001b');
  });

  it('is content with an academy in order', () => {
    expect(reportOf([good('database', 'fine')], false)).toMatch(/\nEverything is in order\.$/);
  });
});
