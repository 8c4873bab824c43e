import { watchingLimits } from '@academy/contract/watching/watching-limits.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { filmViewers, watchedFilms } from '@academy/platform/database/schema/watching.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenFilm, openFilm } from '../../testing/insert-viewers.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let film: OpenFilm;
let student: Awaited<ReturnType<OpenFilm['student']>>;
beforeAll(async () => {
  academy = await createTestAcademy();
});
beforeEach(async () => {
  film = await openFilm(academy, { seconds: 600 });
  student = await film.student();
});
afterAll(() => academy.close());

const stored = () =>
  academy.database.db.select().from(filmViewers).where(eq(filmViewers.filmId, film.version));

const everyOther = (from: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => [from + 2 * index, from + 2 * index + 1]);

it.each([
  ['negative', [[-5, 10]]],
  ['no number', [[null, 10]]],
  ['half a second', [[0.5, 10]]],
  ['endless', [[0, Number.POSITIVE_INFINITY]]],
  ['longer than any film', [[0, 86_401]]],
  ['backwards', [[10, 5]]],
  ['empty', [[5, 5]]],
  ['text', [['0', '10']]],
  ['three ends', [[0, 5, 10]]],
  ['thousands', everyOther(0, 5000)],
])('refuses ranges that are %s', async (_name, seen) => {
  const response = await student.watch(film.version, { seen: seen as [number, number][] });
  expect(response.status).toBe(400);
  expect(await stored()).toEqual([]);
});

it('takes what overlaps as one, and nothing of what lies beyond the film', async () => {
  await student.watch(film.version, {
    seen: [
      [590, 700],
      [10, 20],
      [15, 30],
      [10, 20],
    ],
    seenAgain: [[0, 86_400]],
    stoppedAt: 86_400,
  });
  expect(await stored()).toMatchObject([
    { seen: '{[10,30),[590,600)}', seenAgain: '{[10,30),[590,600)}', stoppedAt: null },
  ]);
});

it('keeps nothing of a version that the lesson never had', async () => {
  const other = await openFilm(academy);
  for (const version of [newId(), other.version, 'x']) {
    expect((await student.watch(version, { seen: [[0, 5]] })).status).toBe(204);
  }
  expect(await academy.database.db.$count(filmViewers, eq(filmViewers.userId, student.userId))).toBe(0);
});

it('begins nothing for a film that was replaced before anybody told of it', async () => {
  const replaced = await openFilm(academy);
  const viewer = await replaced.student();
  await academy.database.db
    .update(videoAssets)
    .set({ retiredAt: new Date() })
    .where(eq(videoAssets.id, replaced.version));
  await viewer.watch(replaced.version, { seen: [[0, 5]] });
  expect(await academy.database.db.$count(watchedFilms, eq(watchedFilms.id, replaced.version))).toBe(0);
});

it('lets no row grow without bound, whatever pieces a film is cut into', async () => {
  const batch = watchingLimits.rangesPerReport;
  for (let from = 0; from + 2 * batch <= 600; from += 2 * batch) {
    await student.watch(film.version, { seen: everyOther(from, batch) });
  }
  const [row] = await stored();
  expect(row?.seen.match(/\[/g)?.length).toBeLessThanOrEqual(watchingLimits.rangesPerViewer);
  await student.watch(film.version, { seen: [[0, 600]] });
  for (let from = 0; from + 2 * batch <= 600; from += 2 * batch) {
    await student.watch(film.version, { seen: everyOther(from, batch) });
  }
  const [after] = await stored();
  expect(after?.seenAgain.match(/\[/g)?.length).toBeLessThanOrEqual(watchingLimits.rangesPerViewer);
});

it('counts nobody for saying only where they stopped', async () => {
  await student.watch(film.version, { stoppedAt: 30 });
  expect(await stored()).toEqual([]);
});

it('answers too many reports of one person with 429', async () => {
  let status = 204;
  for (let count = 0; count < 70 && status === 204; count += 1) {
    ({ status } = await student.watch(film.version, { seen: [[0, 5]] }));
  }
  expect(status).toBe(429);
});
