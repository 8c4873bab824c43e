import { expect, it } from 'vitest';
import { dropCover, keepCover, moveCover, readKeptCover } from './cover-shelf.ts';

const picture = new Blob(['bytes'], { type: 'image/webp' });

it('keeps a chosen picture for one person and one course', async () => {
  const owner = { userId: 'u1', courseId: null };
  await keepCover(owner, picture);
  expect(await readKeptCover(owner)).toEqual({ picture, fresh: true });
  expect(await readKeptCover({ userId: 'u2', courseId: null })).toBeUndefined();
  await dropCover(owner);
  expect(await readKeptCover(owner)).toBeUndefined();
});

it('moves it along when the course is created', async () => {
  const [unborn, born] = [
    { userId: 'u1', courseId: null },
    { userId: 'u1', courseId: 'c1' },
  ];
  await moveCover(unborn, born);
  expect(await readKeptCover(born)).toBeUndefined();
  await keepCover(unborn, picture);
  await moveCover(unborn, born);
  expect(await readKeptCover(born)).toEqual({ picture, fresh: true });
  expect(await readKeptCover(unborn)).toBeUndefined();
});
