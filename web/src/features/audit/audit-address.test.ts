import { expect, it } from 'vitest';
import { auditFilterOf, isFiltered } from './audit-address.ts';

it('reads what makes sense of an address, and leaves out the rest', () => {
  const whole = { q: 'Rahim', action: 'blocked', person: 'p1', from: '2026-01-01', to: '2026-12-31' };
  expect(auditFilterOf({ ...whole, q: ' Rahim ' })).toEqual(whole);
  const nonsense = { q: ' ', action: 'flown', person: '', from: '2026-13-45', to: 'tomorrow' };
  expect(auditFilterOf(nonsense)).toEqual({});
  expect(auditFilterOf({ q: 'x'.repeat(300) }).q).toHaveLength(100);
});

it('knows whether anything is left out', () => {
  expect(isFiltered(auditFilterOf({}))).toBe(false);
  expect(isFiltered(auditFilterOf({ from: '2026-01-01' }))).toBe(true);
});
