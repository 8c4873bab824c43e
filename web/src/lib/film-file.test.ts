import { expect, it } from 'vitest';
import { filmFileProblem } from './film-file.ts';

it.each([
  [{ size: 10, type: 'video/mp4' }, undefined],
  [{ size: 10, type: '' }, undefined],
  [{ size: 10, type: 'application/octet-stream' }, undefined],
  [{ size: 0, type: 'video/mp4' }, 'This file is empty.'],
  [{ size: 10, type: 'audio/mpeg' }, 'This file is not a video.'],
  [{ size: 10, type: 'image/png' }, 'This file is not a video.'],
])('says of %j: %s', (file, problem) => {
  expect(filmFileProblem(file)).toBe(problem);
});
