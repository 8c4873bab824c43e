import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes, messageOfError, statusOfError } from './error-codes.ts';

describe('the sentence of an error code', () => {
  it('is filled with the facts beside the code', () => {
    expect(messageOfError('too_many_modules', { limit: 100 })).toBe('A course can have at most 100 modules.');
    expect(messageOfError('cover_size', { min: 16, max: 8192 })).toBe(
      'A cover must be 16 to 8192 pixels wide and high.',
    );
  });

  it('writes large numbers with separators where it asks for that', () => {
    expect(messageOfError('file_too_large', { megabytes: 10_240 })).toBe(
      'A file may have at most 10,240 MB.',
    );
  });

  it('does not exist where a fact is missing, for a general code and for an unknown one', () => {
    expect(messageOfError('too_many_modules')).toBeUndefined();
    expect(messageOfError('conflict')).toBeUndefined();
    expect(messageOfError('of_a_later_version' as ErrorCode)).toBeUndefined();
  });
});

it('every error code has a status that says that the call failed', () => {
  expect(errorCodes.filter((code) => statusOfError(code) < 400 || statusOfError(code) > 599)).toEqual([]);
});
