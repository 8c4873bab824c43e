import { ApiError } from '@academy/contract/http/client.ts';
import type { ErrorCode } from '@academy/contract/http/error-codes.ts';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, expect, it } from 'vitest';
import { speak } from '@/lib/language/language.ts';
import { errorText } from './error-text.ts';
import { AuthenticationFailed } from './session-refresh.ts';

afterEach(() => speak('en', {}));

it('chooses the words for a code that it knows, with the numbers that came beside it', () => {
  const full = new ApiError('Le serveur', 409, 'too_many_modules', { limit: 100 });
  expect(errorText(full)).toBe('A course can have at most 100 modules.');
});

it.each([
  ['an unknown code', new ApiError('Words of a newer server', 409, 'of_a_later_version' as ErrorCode)],
  ['a general code', new ApiError('Words of a newer server', 400, 'bad_request')],
  ['no code', new ApiError('Words of a newer server', 502)],
  ['a code whose numbers are missing', new ApiError('Words of a newer server', 409, 'too_many_modules')],
  ['any other error', new Error('Words of a newer server')],
])('tells %s in the words it came with', (_name, error) => {
  expect(errorText(error)).toBe('Words of a newer server');
});

it.each([
  [new AuthenticationFailed(undefined), 'Authentication failed. Please login again.'],
  [new ApiError('API error: 502 Bad Gateway', 502), 'API error: {status}'],
])('tells %s in the language of the page', (error, message) => {
  expect(errorText(error)).toBe(error.message);
  speak('bn', { [generateMessageId(message)]: 'বাংলায়' });
  expect(errorText(error)).toBe('বাংলায়');
});

it('has no words for what is no error', () => {
  expect(errorText('oops')).toBe('');
});
