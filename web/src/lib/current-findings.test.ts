import type { Finding } from '@academy/contract/preflight/finding.ts';
import { glancedCodes } from '@academy/contract/preflight/lesson-glance.ts';
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';
import { expect, it } from 'vitest';
import { lastFound, surelyFound } from './current-findings.ts';

const finding = (code: Finding['code']): Finding => ({
  ...{ code, facts: {}, module: null, lesson: null, second: null },
});
const preflight = (atOnce: Finding[], found: Finding[] | null, hasChanged = false, total = 0): Preflight => ({
  ...{ state: 'done', done: 0, total: 0, atOnce },
  result: found && {
    ...{ courseState: 'x', checkedAt: '2026-01-01T00:00:00.000Z' },
    hasChanged,
    findings: found,
    total,
  },
});

const quiet = finding('film_too_quiet');
const empty = finding('lesson_empty');
const failed = finding('film_failed');

it('says what can be seen where nobody has checked', () => {
  const never = preflight([empty], null);
  expect(surelyFound(never)).toEqual({ findings: [empty], total: 1 });
  expect(lastFound(never)).toEqual(surelyFound(never));
});

it('says what a check of this very state found, the heaviest first', () => {
  const fresh = preflight([], [quiet, empty], false, 700);
  expect(surelyFound(fresh)).toEqual({ findings: [empty, quiet], total: 700 });
  expect(lastFound(fresh)).toEqual(surelyFound(fresh));
});

it('of an older one asks about nothing that may be mended, and lists what it cannot know better', () => {
  const old = preflight([failed], [quiet, empty], true, 2);
  expect(surelyFound(old)).toEqual({ findings: [failed], total: 1 });
  expect(lastFound(old)).toEqual({ findings: [failed, quiet], total: 2 });
});

it('says nothing twice that a glance sees', () => {
  const seen = glancedCodes.map(finding);
  const { findings, total } = lastFound(preflight(seen, [...seen, quiet], true, seen.length + 1));
  expect(findings.filter(({ code }) => code !== quiet.code)).toHaveLength(seen.length);
  expect(total).toBe(seen.length + 1);
});
