import { watchingLimits } from '@academy/contract/watching/watching-limits.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { filmViewers, watchedFilms } from '@academy/platform/database/schema/watching.ts';
import { newId } from '@academy/platform/ids.ts';
import { countFilms } from '@academy/platform/watching/count-film.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { openFilm, watchTogether } from '../../testing/insert-viewers.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

const viewersOf = (filmId: string) =>
  academy.database.db.select().from(filmViewers).where(eq(filmViewers.filmId, filmId));

/** The numbers of parts, as `from–to: people`. */
function runs(people: readonly (number | null)[]): Record<string, number | null> {
  const found: Record<string, number | null> = {};
  let from = 0;
  people.forEach((value, index) => {
    if (index + 1 < people.length && people[index + 1] === value) return;
    if (value !== 0) found[`${from}-${index + 1}`] = value;
    from = index + 1;
  });
  return found;
}

describe('the map of a film', () => {
  it('tells how many saw, saw again and left each part, by hand counted', async () => {
    const film = await openFilm(academy);
    // Six see the first half, and leave at 15; three of them came back to 5 to 10. Seven see all of it.
    const stayed = await watchTogether(film, 7, { seen: [[0, 30]], stoppedAt: 30 });
    const left = await watchTogether(film, 6, { seen: [[0, 15]], stoppedAt: 15 });
    for (const { watch } of [...stayed.slice(0, 3), ...left.slice(0, 2)]) {
      await watch(film.version, { seen: [[5, 10]], stoppedAt: 15 });
    }
    const { map, films, version } = await film.confusion();
    expect(version).toBe(film.version);
    expect(films).toMatchObject([{ version: film.version, seconds: 30, viewers: 13 }]);
    expect(map).toMatchObject({ seconds: 30, partSeconds: 1, viewers: 13 });
    expect(runs(map.watched)).toEqual({ '0-15': 13, '15-30': 7 });
    expect(runs(map.watchedAgain)).toEqual({ '5-10': 5 });
    expect(runs(map.stopped)).toEqual({ '15-16': 6 });
  });

  it('tells one who saw it again from one who went on, also within one report', async () => {
    const film = await openFilm(academy);
    const students = await watchTogether(film, 5, { seen: [[0, 10]], seenAgain: [[4, 6]] });
    for (const { watch } of students) await watch(film.version, { seen: [[10, 20]] });
    const { map } = await film.confusion();
    expect(runs(map.watched)).toEqual({ '0-20': 5 });
    expect(runs(map.watchedAgain)).toEqual({ '4-6': 5 });
  });

  it('has one stop for each viewer, the last one, and none for who saw the end or goes on', async () => {
    const film = await openFilm(academy);
    const students = await watchTogether(film, 10, { seen: [[0, 8]], stoppedAt: 8 });
    await film.confusion();
    for (const [index, { watch }] of students.entries()) {
      if (index < 5) await watch(film.version, { seen: [[8, 12]], stoppedAt: 12 });
      else await watch(film.version, { seen: [[8, 30]], stoppedAt: null });
    }
    expect(runs((await film.confusion()).map.stopped)).toEqual({ '12-13': 5 });
    // Who saw the end and looks something up is not lost there.
    for (const { watch } of students.slice(5)) await watch(film.version, { seen: [[2, 4]], stoppedAt: 4 });
    expect(runs((await film.confusion()).map.stopped)).toEqual({ '12-13': 5 });
  });

  it('is none of fewer than five people, and tells no number of one to four', async () => {
    const film = await openFilm(academy);
    expect(await film.confusion()).toMatchObject({
      films: [{ watchedSince: null, viewers: null }],
      map: null,
    });
    await watchTogether(film, 4, { seen: [[0, 20]], stoppedAt: 20 });
    const four = await film.confusion();
    expect(four).toMatchObject({ films: [{ viewers: null }], map: null });
    await watchTogether(film, 1, { seen: [[0, 10]], stoppedAt: 10 });
    const { map } = await film.confusion();
    expect(runs(map.watched)).toEqual({ '0-10': 5, '10-20': null });
    expect(runs(map.stopped)).toEqual({ '10-11': null, '20-21': null });
  });

  it('changes by five people or more, so that two looks at it never differ by one of them', async () => {
    const film = await openFilm(academy);
    await watchTogether(film, 6, { seen: [[0, 10]] });
    const before = await film.confusion();
    await watchTogether(film, 4, { seen: [[0, 30]] });
    expect(await film.confusion()).toEqual(before);
    await watchTogether(film, 1, { seen: [[0, 30]] });
    expect(runs((await film.confusion()).map.watched)).toEqual({ '0-10': 11, '10-30': 5 });
  });

  it('counts nobody among those five who told nothing new', async () => {
    const film = await openFilm(academy);
    const students = await watchTogether(film, 5, { seen: [[0, 10]], stoppedAt: 10 });
    const before = await film.confusion();
    for (const { watch } of students.slice(1)) await watch(film.version, { seen: [], stoppedAt: 10 });
    await watchTogether(film, 1, { seen: [[0, 30]] });
    expect(await film.confusion()).toEqual(before);
  });

  it('is the same when many look at once while others watch', async () => {
    const film = await openFilm(academy);
    const students = await Promise.all(Array.from({ length: 12 }, () => film.student()));
    await Promise.all(
      students.flatMap(({ watch }) => [watch(film.version, { seen: [[0, 9]] }), film.confusion()]),
    );
    await Promise.all(students.map(({ watch }) => watch(film.version, { seen: [[9, 30]] })));
    await Promise.all(Array.from({ length: 6 }, () => film.confusion()));
    const { map } = await film.confusion();
    expect(map.viewers).toBe(12);
    expect(runs(map.watched)).toEqual({ '0-30': 12 });
    expect(runs(map.watchedAgain)).toEqual({});
  });

  it('has longer parts in a longer film, never more than 240', async () => {
    const film = await openFilm(academy, { seconds: 3600 });
    await watchTogether(film, 5, { seen: [[0, 3600]] });
    const { map } = await film.confusion();
    expect(map.partSeconds).toBe(15);
    expect(map.watched).toHaveLength(240);
  });
});

describe('another recording', () => {
  it('has a map of its own beside that of the film before, which stays when its version is gone', async () => {
    const film = await openFilm(academy);
    await watchTogether(film, 5, { seen: [[0, 12]], stoppedAt: 12 });
    await academy.database.db
      .update(videoAssets)
      .set({ retiredAt: new Date() })
      .where(eq(videoAssets.id, film.version));
    const next = await film.record();
    expect(await film.confusion()).toMatchObject({ version: next, map: null });
    await watchTogether(film, 6, { seen: [[0, 30]] }, next);
    await countFilms(academy.database);
    await academy.database.db.delete(videoAssets).where(eq(videoAssets.id, film.version));
    expect(await viewersOf(film.version)).toEqual([]);
    const now = await film.confusion();
    expect(now.films.map((one: { version: string }) => one.version)).toEqual([next, film.version]);
    expect(runs(now.map.watched)).toEqual({ '0-30': 6 });
    expect(runs((await film.confusion(film.version)).map.stopped)).toEqual({ '12-13': 5 });
  });

  it('of another lesson, or none at all, is not found', async () => {
    const [film, other] = [await openFilm(academy), await openFilm(academy)];
    for (const version of [other.version, newId(), 'x']) {
      expect(await film.confusion(version)).toMatchObject({ code: 'video_not_found' });
    }
  });

  it('pushes the oldest sums out after ten', async () => {
    const film = await openFilm(academy);
    const student = await film.student();
    for (let count = 0; count <= watchingLimits.filmsPerLesson; count += 1) {
      await student.watch(await film.record(), { seen: [[0, 5]] });
    }
    const kept = eq(watchedFilms.lessonId, film.lessonId);
    expect(await academy.database.db.$count(watchedFilms, kept)).toBe(watchingLimits.filmsPerLesson);
  });
});

describe('who is counted', () => {
  it('is no author, no admin and nobody who is not enrolled', async () => {
    const film = await openFilm(academy);
    await film.author('POST', `/api/enrollments/courses/${film.courseId}`, {});
    const report = { version: film.version, seen: [[0, 5]], seenAgain: [], stoppedAt: null };
    await film.author('POST', `${film.path}/watching`, report);
    const admin = await film.student({ role: 'admin' });
    expect((await admin.watch(film.version, { seen: [[0, 5]] })).status).toBe(204);
    const stranger = await signInLearner(academy, await insertUser(academy.database));
    expect((await stranger('POST', `${film.path}/watching`, report)).status).toBe(403);
    expect(await viewersOf(film.version)).toEqual([]);
  });

  it.each(['sec-gpc', 'dnt'])('is nobody whose browser says %s', async (header) => {
    const film = await openFilm(academy);
    const { userId } = await film.student();
    const cookie = cookieHeader(await startTestSession(academy, userId));
    const response = await academy.app.inject({
      ...{ method: 'POST', url: `${film.path}/watching` },
      headers: { cookie, origin: 'http://localhost:3000', [header]: '1' },
      payload: { version: film.version, seen: [[0, 5]], seenAgain: [], stoppedAt: null },
    });
    expect(response.statusCode).toBe(204);
    expect(await viewersOf(film.version)).toEqual([]);
  });

  it('is nobody who switched it off, which deletes what is stored of them; sums stay', async () => {
    const film = await openFilm(academy);
    const [student] = await watchTogether(film, 5, { seen: [[0, 12]] });
    await film.confusion();
    expect((await student?.call('GET', '/api/users/watching'))?.body).toEqual({ isCounted: true });
    await student?.call('PUT', '/api/users/watching', { isCounted: false });
    expect((await student?.call('GET', '/api/users/watching'))?.body).toEqual({ isCounted: false });
    await student?.watch(film.version, { seen: [[12, 30]] });
    const left = await viewersOf(film.version);
    expect(left.map(({ userId }) => userId)).not.toContain(student?.userId);
    expect(left).toHaveLength(4);
    expect(runs((await film.confusion()).map.watched)).toEqual({ '0-12': 5 });
  });

  it('leaves with their account, and the sums stay', async () => {
    const film = await openFilm(academy);
    const [student] = await watchTogether(film, 5, { seen: [[0, 12]] });
    const before = await film.confusion();
    await academy.database.db.delete(users).where(eq(users.id, student?.userId ?? ''));
    expect(await viewersOf(film.version)).toHaveLength(4);
    expect(await film.confusion()).toEqual(before);
  });
});
