import { ApiError } from '@academy/contract/http/client.ts';
import type { WatchingReport } from '@academy/contract/watching/watching-calls.ts';
import { watchingLimits } from '@academy/contract/watching/watching-limits.ts';
import { expect, it, vi } from 'vitest';
import type { PlayedMoment } from './watched-seconds.ts';
import { createWatchingReporter } from './watching-reporter.ts';

/** A film whose element tells of its time four times a second, on a clock that is moved by hand. */
function openFilm({ answer = async (): Promise<unknown> => ({}) } = {}) {
  let nowMs = 0;
  let moment: PlayedMoment = {
    ...{ currentTime: 0, playing: false, waiting: false, ended: false, playbackRate: 1 },
  };
  const reports: (WatchingReport & { atMs: number; keepalive: boolean })[] = [];
  let answering = answer;
  const reporter = createWatchingReporter({
    version: 'v1',
    nowMs: () => nowMs,
    send: (report, { keepalive }) => {
      expect(JSON.stringify(report).length).toBeLessThanOrEqual(watchingLimits.reportBytes);
      reports.push({ ...report, atMs: nowMs, keepalive });
      return answering();
    },
  });
  const tell = (change: Partial<PlayedMoment>) => {
    moment = { ...moment, ...change };
    reporter.follow(moment);
  };
  return {
    reports,
    tell,
    leave: reporter.leave,
    hide: reporter.hide,
    answerWith: (next: () => Promise<unknown>) => {
      answering = next;
    },
    pass: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    play: (seconds: number, { rate = 1, everyMs = 250 } = {}) => {
      tell({ playing: true, ended: false, playbackRate: rate });
      const until = moment.currentTime + seconds;
      while (moment.currentTime < until) {
        nowMs += everyMs;
        tell({ currentTime: Math.min(until, moment.currentTime + (everyMs / 1000) * rate) });
      }
    },
    pause: () => tell({ playing: false }),
    seek: (seconds: number) => tell({ currentTime: seconds }),
  };
}

it('tells once in half a minute what was watched since, and the rest on leaving', () => {
  const film = openFilm();
  film.play(100);
  film.leave();
  expect(film.reports).toMatchObject([
    { version: 'v1', seen: [[0, 30]], seenAgain: [], stoppedAt: null, keepalive: false },
    { seen: [[30, 60]], stoppedAt: null },
    { seen: [[60, 90]], stoppedAt: null },
    { seen: [[90, 100]], stoppedAt: 100, keepalive: true },
  ]);
  const times = film.reports.slice(0, 3).map(({ atMs }) => atMs);
  expect(times).toEqual([30_000, 60_000, 90_000]);
});

it('goes by the time of the film: a pause, a frozen page and a jump are not watched', () => {
  const film = openFilm();
  film.play(10);
  film.pause();
  film.pass(3600);
  film.tell({});
  film.seek(50);
  film.play(5);
  film.seek(20);
  film.play(3);
  film.leave();
  expect(film.reports.flatMap(({ seen }) => seen)).toEqual([
    [0, 10],
    [20, 23],
    [50, 55],
  ]);
});

it('counts all of it at double speed, and where a hidden page tells of its time seldom', () => {
  const quick = openFilm();
  quick.play(20, { rate: 2 });
  quick.leave();
  expect(quick.reports).toMatchObject([{ seen: [[0, 20]] }]);
  const hidden = openFilm();
  hidden.play(40, { everyMs: 4000 });
  hidden.leave();
  expect(hidden.reports.flatMap(({ seen }) => seen)).toEqual([
    [0, 32],
    [32, 40],
  ]);
});

it('does not watch while the next picture is waited for', () => {
  const film = openFilm();
  film.play(4);
  film.tell({ waiting: true });
  film.pass(20);
  film.tell({ currentTime: 9 });
  film.leave();
  expect(film.reports).toMatchObject([{ seen: [[0, 4]], stoppedAt: 9 }]);
});

it('tells what was seen twice within a report, and no second twice for a pause in it', () => {
  const film = openFilm();
  film.play(10.4);
  film.pause();
  film.play(2.2);
  film.seek(5);
  film.play(4);
  film.leave();
  expect(film.reports).toMatchObject([{ seen: [[0, 13]], seenAgain: [[5, 9]], stoppedAt: 9 }]);
});

it('tells of no stop at the end, and nothing at all of a film that was not played', () => {
  const film = openFilm();
  film.leave();
  film.seek(40);
  film.leave();
  expect(film.reports).toEqual([]);
  film.play(8);
  film.tell({ playing: false, ended: true });
  film.leave();
  film.leave();
  expect(film.reports).toMatchObject([{ seen: [[40, 48]], stoppedAt: null }]);
});

it('tells once in half a minute that the page is hidden, and the rest when it is gone', () => {
  const film = openFilm();
  film.play(5);
  film.hide();
  film.play(5);
  film.hide();
  film.play(1);
  film.hide();
  expect(film.reports).toMatchObject([{ seen: [[0, 5]], stoppedAt: 5 }]);
  film.leave();
  expect(film.reports.slice(1)).toMatchObject([{ seen: [[5, 11]], stoppedAt: 11 }]);
});

it('tells what did not arrive with the next report, merged and within its bounds', async () => {
  const film = openFilm({ answer: () => Promise.reject(new ApiError('Away', 503)) });
  film.play(31);
  // Two hundred moments here and there, while nobody answers.
  for (let place = 0; place < 200; place += 1) {
    film.seek(1000 + place * 10);
    film.play(place === 7 ? 5 : 2);
    await vi.waitFor(() => undefined, { timeout: 20_000 });
  }
  film.answerWith(async () => ({}));
  const before = film.reports.length;
  film.play(31);
  const [arrived] = film.reports.slice(before);
  expect(arrived?.seen).toHaveLength(watchingLimits.rangesPerReport);
  // The longest go first.
  expect(arrived?.seen).toContainEqual([0, 31]);
  expect(arrived?.seen).toContainEqual([1070, 1075]);
  film.play(31);
  const last = film.reports.at(-1);
  expect(last?.seen.length).toBeGreaterThan(1);
});

it('tells no more to an academy that refuses it', async () => {
  const film = openFilm({ answer: () => Promise.reject(new ApiError('No', 403)) });
  film.play(31);
  await vi.waitFor(() => undefined, { timeout: 20_000 });
  film.play(100);
  film.leave();
  expect(film.reports).toHaveLength(1);
});
