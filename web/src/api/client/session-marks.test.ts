import { expect, test } from 'vitest';
import { readSessionMarks } from './session-marks.ts';

const onHttp = (cookies: string) => readSessionMarks(cookies, { https: false });

test('a visitor has no mark, whatever other cookies there are', () => {
  expect(onHttp('')).toEqual({ signedIn: false, stale: false });
  expect(onHttp('theme=dark; not_academy_signed_in=1')).toEqual({ signedIn: false, stale: false });
  expect(onHttp('academy_fresh=1')).toEqual({ signedIn: false, stale: false });
});

test('a session is fresh for as long as its access token lives, and stale from then on', () => {
  expect(onHttp('academy_fresh=1; academy_signed_in=1')).toEqual({ signedIn: true, stale: false });
  expect(onHttp('theme=dark; academy_signed_in=1')).toEqual({ signedIn: true, stale: true });
});

test('on https only the marks that no other host can set count', () => {
  const https = { https: true };
  expect(readSessionMarks('academy_signed_in=1', https).signedIn).toBe(false);
  expect(readSessionMarks('__Host-academy_signed_in=1; __Host-academy_fresh=1', https)).toEqual({
    signedIn: true,
    stale: false,
  });
});
