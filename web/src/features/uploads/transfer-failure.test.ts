import { ApiError } from '@academy/contract/http/client.ts';
import { expect, it } from 'vitest';
import { readFailure, retryDelayMs, type TransferFailure } from './transfer-failure.ts';

const told = (failure: TransferFailure) => failure.kind === 'refused' && failure.message();

const answer = (status: number, message?: string, retryAfter: string | null = null) => ({
  status,
  body: message === undefined ? '<html>' : JSON.stringify({ message }),
  retryAfter,
});

it.each([0, 401, 409, 423, 429, 500, 502, 503])('retries by itself after %d', (status) => {
  expect(readFailure(answer(status)).kind).toBe('retry');
});

it('retries by itself when there was no answer at all', () => {
  expect(readFailure(null, new Error('network')).kind).toBe('retry');
});

it.each([404, 410])('restarts after %d', (status) => {
  expect(readFailure(answer(status)).kind).toBe('restart');
});

it.each([400, 403, 413, 422, 507])('shows the server’s own reason for %d', (status) => {
  expect(told(readFailure(answer(status, 'A file may have at most 5 MB.')))).toBe(
    'A file may have at most 5 MB.',
  );
});

it.each([400, 403, 413, 422, 507])('has a sentence for %d when a proxy answered', (status) => {
  expect(told(readFailure(answer(status)))).toMatch(/\w+ \w+/);
});

it('recognizes a session that could not be renewed', () => {
  const cause = new ApiError('Authentication failed. Please login again.', 401);
  expect(told(readFailure(null, cause))).toMatch(/^Your session has ended\./);
});

it('waits longer each time, up to 15 seconds', () => {
  const failure = { kind: 'retry', message: () => '', afterMs: null } as const;
  expect([0, 1, 2, 3, 4, 9].map((attempt) => retryDelayMs(failure, attempt))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
});

it('waits as long as the server asks for', () => {
  const failure = readFailure(answer(429, undefined, '30'));
  expect(failure.kind === 'retry' && retryDelayMs(failure, 0)).toBe(30_000);
});

it('retries at once only once', () => {
  const failure = readFailure(answer(401));
  expect(failure.kind === 'retry' && [0, 1].map((attempt) => retryDelayMs(failure, attempt))).toEqual([
    0, 2000,
  ]);
});
