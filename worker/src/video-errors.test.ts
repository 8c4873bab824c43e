import { expect, it } from 'vitest';
import { failureOf, PermanentVideoError, TransientVideoError } from './video-errors.ts';

it.each([
  new PermanentVideoError({ code: 'not_a_video' }),
  new TransientVideoError({ code: 'link_bad_status', status: 503 }, { details: 'for the log' }),
])('tells the failure of %s', (error) => {
  expect(failureOf(error)).toBe(error.failure);
  expect(error.message).toBe(Object.values(error.failure).join(' '));
});

it('says what a full disk means, and nothing of errors that only we understand', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(failureOf(full)).toEqual({ code: 'disk_full' });
  for (const error of [new Error('connect ECONNREFUSED /secret/path'), 'x'])
    expect(failureOf(error)).toEqual({ code: 'internal' });
});
