import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import { afterEach, expect, it } from 'vitest';
import { speak } from '@/lib/language/language.ts';
import { authErrorFrom, withoutAuthError } from './auth-error.ts';

afterEach(() => speak('en', {}));

it('says nothing when the query carries no error', () => {
  expect(authErrorFrom('')).toBeUndefined();
  expect(authErrorFrom('?from=course')).toBeUndefined();
});

it('prefers the description, which is written for people', () => {
  expect(authErrorFrom('?error=access_denied&error_description=You+said+no')).toBe('You said no');
  expect(authErrorFrom('?error_description=Expired')).toBe('Expired');
});

it('puts a code of the protocol that comes alone into words, and shows others as they came', () => {
  expect(authErrorFrom('?error=access_denied')).toBe('You did not finish signing in.');
  expect(authErrorFrom('?error=server_error')).toBe('Signing in did not work. Please try again.');
  expect(authErrorFrom('?error=unauthorized_client')).toBe('The sign-in service refused.');
  expect(authErrorFrom('?error=constructor')).toBe('constructor');
  speak('bn', { 'sign-in.unfinished': ['আপনি সাইন ইন শেষ করেননি।'] });
  expect(authErrorFrom('?error=access_denied')).toBe('আপনি সাইন ইন শেষ করেননি।');
});

it('falls back to the default when the error is named but empty', () => {
  expect(authErrorFrom('?error=')).toBe('Authentication failed');
  expect(authErrorFrom('?error=&error_description=%20')).toBe('Authentication failed');
});

it('says the academy’s own sentences in the language of the reader, and others as they came', () => {
  const query = (sentence: string) =>
    `?error=access_denied&${new URLSearchParams({ error_description: sentence })}`;
  expect(authErrorFrom(query(signInSentences.unfinished))).toBe('You did not finish signing in.');
  speak('bn', { 'sign-in.unfinished': ['আপনি সাইন ইন শেষ করেননি।'] });
  expect(authErrorFrom(query(signInSentences.unfinished))).toBe('আপনি সাইন ইন শেষ করেননি।');
  expect(authErrorFrom(query('You said no'))).toBe('You said no');
});

it('takes only the error out of the query', () => {
  expect(withoutAuthError('?error=x&error_description=y')).toBe('');
  expect(withoutAuthError('?a=1&error=x&b=2')).toBe('?a=1&b=2');
});
