import { expect, it } from 'vitest';
import { FfmpegFailedError, UnusableVideoError } from '../ffmpeg/video-errors.ts';
import { LinkRefusedError, LinkUnreachableError } from '../links/link-errors.ts';
import { failureSentence, isPermanent, VideoLostError } from './video-errors.ts';

it.each([
  [new UnusableVideoError('It is no video.'), true],
  [new LinkRefusedError('It leads nowhere.'), true],
  [new VideoLostError('It is gone.'), true],
  [new FfmpegFailedError('It crashed.'), false],
  [new LinkUnreachableError('It broke off.'), false],
])('lets %s speak in its own words', (error, permanent) => {
  expect(failureSentence(error)).toBe(error.message);
  expect(isPermanent(error)).toBe(permanent);
});

it('says what a full disk means, and nothing of what only we understand', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(failureSentence(full)).toBe('There was no space left on the disk to prepare the video.');
  expect(failureSentence(new Error('connect ECONNREFUSED /secret/path'))).toBe(
    'Something went wrong in the academy while the video was prepared.',
  );
  expect([full, new Error('x'), 'x'].some(isPermanent)).toBe(false);
});
