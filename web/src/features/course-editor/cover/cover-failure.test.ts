import { ApiError } from '@academy/contract/http/client.ts';
import { expect, it } from 'vitest';
import { coverFailureText, PictureFailure } from './cover-failure.ts';

it.each([
  [
    new PictureFailure('unreadable'),
    'This file is no picture that can be read. Choose a JPEG, PNG or WebP file.',
  ],
  [new PictureFailure('browser'), 'This browser could not prepare the picture.'],
  [new ApiError('Whatever', 415, 'cover_not_a_picture'), 'A cover must be a JPEG, PNG or WebP picture.'],
  [new TypeError('fetch'), 'The server could not be reached. Check your connection and save again.'],
])('%s reads %j', (error, text) => {
  expect(coverFailureText(error)).toBe(text);
});
