import { expect, it } from 'vitest';
import { authErrorFrom, withoutAuthError } from './auth-error.ts';

it('says nothing when the query carries no error', () => {
  expect(authErrorFrom('')).toBeUndefined();
  expect(authErrorFrom('?from=course')).toBeUndefined();
});

it('prefers the description, which is written for people', () => {
  expect(authErrorFrom('?error=access_denied&error_description=You+said+no')).toBe('You said no');
  expect(authErrorFrom('?error=access_denied')).toBe('access_denied');
  expect(authErrorFrom('?error_description=Expired')).toBe('Expired');
});

it('falls back to the default when the error is named but empty', () => {
  expect(authErrorFrom('?error=')).toBe('Authentication failed');
  expect(authErrorFrom('?error=&error_description=%20')).toBe('Authentication failed');
});

it('takes only the error out of the query', () => {
  expect(withoutAuthError('?error=x&error_description=y')).toBe('');
  expect(withoutAuthError('?a=1&error=x&b=2')).toBe('?a=1&b=2');
});
