import { describe, expect, it } from 'vitest';
import { coverPath, readCoverPath } from './cover.ts';

const [courseId, id] = ['0190a5c2-0000-7000-8000-000000000000', '0190a5c2-0000-7000-8000-00000000000a'];

describe('the address of a cover', () => {
  it('is read as it was written', () => {
    expect(readCoverPath(coverPath(courseId, `${id}.webp`))).toEqual({ courseId, file: `${id}.webp` });
  });

  it.each([
    `https://example.com${coverPath(courseId, `${id}.jpg`)}`,
    coverPath(courseId, `${id}.svg`),
    coverPath(courseId, '../../secret.jpg'),
    coverPath('..', `${id}.jpg`),
    `${coverPath(courseId, `${id}.jpg`)}?x`,
    `${coverPath(courseId, `${id}.jpg`)}\n`,
    '',
  ])('is nothing else, such as %j', (address) => {
    expect(readCoverPath(address)).toBeNull();
  });
});
