import type { Confusion, FilmMap, WatchingReport } from '@academy/contract/watching/watching-calls.ts';
import { watchingLimits as limits, mapPartSeconds } from '@academy/contract/watching/watching-limits.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { countFilm } from '@academy/platform/watching/count-film.ts';
import { Refusal } from '../../refusal.ts';
import { type FilmRow, listFilms, listMarks, listSums } from './film-map.repository.ts';
import { addReport, beginFilm } from './report.repository.ts';
import { toldParts, toldPeople } from './told-people.ts';
import { findChoice, saveChoice } from './watching.repository.ts';

interface Reporter {
  readonly userId: string;
  readonly lessonId: string;
}

export type WatchingService = ReturnType<typeof createWatchingService>;

export function createWatchingService(database: Database) {
  const { db } = database;

  return {
    async report({ userId, lessonId }: Reporter, { version, ...told }: WatchingReport): Promise<void> {
      if (!isId(version)) return;
      const report = {
        ...{ userId, lessonId, version, stoppedAt: told.stoppedAt },
        ...{ seen: multirange(told.seen), seenAgain: multirange(told.seenAgain) },
      };
      if (await addReport(db, report)) return;
      // The first report of a film, perhaps of several at once; or one that is not to be kept, then and now.
      await beginFilm(db, { version, lessonId });
      await addReport(db, report);
    },

    choice: async (userId: string) => ({ isCounted: await findChoice(db, userId) }),

    async choose(userId: string, isCounted: boolean) {
      await db.transaction((tx) => saveChoice(tx, userId, isCounted));
      return { isCounted };
    },

    async confusion(lessonId: string, version?: string): Promise<Confusion> {
      const known = await listFilms(db, lessonId);
      const wanted = version ?? known[0]?.version;
      if (version !== undefined && known.every((film) => film.version !== version)) {
        throw new Refusal('video_not_found');
      }
      if (wanted === undefined) return { films: [], version: null, map: null };
      // The film before, too: it is compared with.
      const place = known.findIndex((film) => film.version === wanted);
      for (const film of known.slice(place, place + 2)) await countFilm(database, film.version);
      const films = await listFilms(db, lessonId);
      return { films: films.map(presentFilm), version: wanted, map: await mapOf(lessonId, films, wanted) };
    },
  };

  async function mapOf(
    lessonId: string,
    films: readonly FilmRow[],
    version: string,
  ): Promise<FilmMap | null> {
    const place = films.findIndex((film) => film.version === version);
    const film = films[place];
    if (film === undefined || film.countedAt === null || film.viewers < limits.fewestPeople) return null;
    const partSeconds = mapPartSeconds(film.seconds);
    const parts = Math.ceil(film.seconds / partSeconds);
    const isFirst = films.slice(place + 1).every(({ beganAt }) => beganAt === null);
    const [sums, marks] = await Promise.all([
      listSums(db, version, partSeconds),
      listMarks(db, {
        ...{ lessonId, partSeconds, countedAt: film.countedAt },
        // What was written before anything was counted belongs to the first film.
        from: isFirst ? null : film.beganAt,
        until: films[place - 1]?.beganAt ?? null,
      }),
    ]);
    return {
      ...{ seconds: film.seconds, partSeconds, viewers: film.viewers },
      countedAt: new Date(film.countedAt).toISOString(),
      watched: sums.map(({ watched }) => toldPeople(watched)),
      watchedAgain: sums.map(({ watchedAgain }) => toldPeople(watchedAgain)),
      stopped: sums.map(({ stopped }) => toldPeople(stopped)),
      notes: toldParts(marks.notes, parts),
      questions: toldParts(marks.questions, parts),
      wrongAnswers: toldParts(marks.wrongAnswers, parts),
    };
  }
}

function presentFilm({ version, seconds, beganAt, viewers }: FilmRow) {
  const watchedSince = beganAt === null ? null : new Date(beganAt).toISOString();
  return { version, seconds, watchedSince, viewers: viewers < limits.fewestPeople ? null : viewers };
}

const multirange = (ranges: WatchingReport['seen']) =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
