import { expect, it } from 'vitest';
import { dropCover, keepCover, moveCover, readKeptCover } from './cover-cache.ts';

const picture = new Blob(['bytes'], { type: 'image/webp' });

it('keeps a chosen picture for one user and one course', async () => {
  const owner = { userId: 'u1', courseId: null };
  await keepCover(owner, picture);
  expect(await readKeptCover(owner)).toEqual({ picture, fresh: true });
  expect(await readKeptCover({ userId: 'u2', courseId: null })).toBeUndefined();
  await dropCover(owner);
  expect(await readKeptCover(owner)).toBeUndefined();
});

it('moves the picture to the course once it is created', async () => {
  const [newCourse, created] = [
    { userId: 'u1', courseId: null },
    { userId: 'u1', courseId: 'c1' },
  ];
  await moveCover(newCourse, created);
  expect(await readKeptCover(created)).toBeUndefined();
  await keepCover(newCourse, picture);
  await moveCover(newCourse, created);
  expect(await readKeptCover(created)).toEqual({ picture, fresh: true });
  expect(await readKeptCover(newCourse)).toBeUndefined();
});
