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

it('tells it in the reader’s language, with its numbers and the names of things', () => {
  speak('bn', {
    'error.too_many_modules': ['অধ্যায় ', ['limit', 'number'], 'টি'],
    'error.course_status_unchanged': [['status', 'select', { published: ['প্রকাশিত'], other: ['?'] }]],
  });
  expect(errorText(new ApiError('', 409, 'too_many_modules', { limit: 1500 }))).toBe('অধ্যায় ১,৫০০টি');
  expect(errorText(new ApiError('', 409, 'course_status_unchanged', { status: 'published' }))).toBe('প্রকাশিত');
  // Of a code that has no words in that language yet, in English.
  expect(errorText(new ApiError('', 404, 'course_not_found'))).toBe('Course not found');
});

it('says a time that the server tells', () => {
  const soon = (after: string) => errorText(new ApiError('', 429, 'too_many_requests', { after }));
  expect(soon('1 minute')).toBe('Too many requests. Please try again in 1 minute.');
  speak('bn', { 'error.too_many_requests': [['after'], ' পরে'] });
  expect(soon('30 seconds')).toBe('৩০ seconds পরে');
});

it('tells in general what only the server has words for, and only where they would be in another language', () => {
  const refusal = new ApiError('Not like this.', 422, 'unprocessable');
  expect(errorText(refusal)).toBe('Not like this.');
  speak('bn', {});
  expect(errorText(refusal)).toBe(
    'The academy cannot take this as it is. Please look through what you entered.',
  );
});

it('never shows the words of a browser or of a schema', () => {
  expect(errorText(new TypeError('Failed to fetch'))).toBe(
    'The academy cannot be reached. Please check your connection.',
  );
  const refused = (facts: Record<string, string | number>) =>
    errorText(new ApiError('content: Too big: expected string', 400, 'bad_request', facts));
  expect(refused({ problem: 'text_too_long', limit: 100_000, field: 'content' })).toBe(
    'A text is too long: it may have at most 100,000 characters.',
  );
  expect(refused({ problem: 'list_too_long', limit: 50, field: 'tags' })).toBe(
    'A list is too long: it may have at most 50 entries.',
  );
  expect(refused({ problem: 'invalid_type', field: 'tags' })).toBe(
    'The academy cannot take this as it is. Please look through what you entered.',
  );
});

it('has no words for what is no error', () => {
  expect(errorText('oops')).toBe('');
});
