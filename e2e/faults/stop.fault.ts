import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../start-academy.ts';
import { makeFilm, slowFfmpeg } from './films.ts';
import { StartedAcademy } from './started-academy.ts';
import { createLesson, details, streamPlays, untilPercent, untilVideo, uploadFilm } from './teaching.ts';
import { note, until } from './until.ts';

describe('an academy that is asked to stop', () => {
  let academy: StartedAcademy;
  let folder: string;
  beforeAll(async () => {
    folder = newFolder();
    academy = await StartedAcademy.start(folder, await slowFfmpeg(folder));
  });
  afterAll(() => academy.remove(folder));

  it('finishes what is in flight, hands its job back and is found as it was left', async () => {
    const author = await academy.signIn('author@example.com');
    const lesson = await createLesson(author);
    await uploadFilm(author, lesson, await makeFilm(folder, 12));
    await untilPercent(author, lesson, { percent: 6, withinMs: 60_000 });

    const titles = ['In flight 1', 'In flight 2', 'In flight 3'];
    const inFlight = await Promise.all(
      titles.map((title) => author.halfSent('POST', '/api/courses', { ...details, title })),
    );
    const stopped = academy.stop();
    const refused = () =>
      academy
        .visitor()
        .call('GET', '/healthz')
        .then(
          ({ status }) => status === 503,
          () => true,
        );
    await until(refused, { withinMs: 10_000, what: 'new requests to be refused' });
    expect(await Promise.all(inFlight.map((request) => request.finish()))).toEqual([201, 201, 201]);
    expect(await stopped).toBe(0);
    expect(academy.output).toContain('Job handed back, because the worker stops');

    academy = await StartedAcademy.start(folder);
    const again = await academy.signIn('author@example.com');
    const own = await again.ask('GET', '/api/creator/courses');
    expect(own.map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining(titles));
    await untilVideo(again, lesson, { state: 'ready', withinMs: 170_000 });
    const worker = await academy.line(({ msg }) => msg === 'The worker is ready');
    const job = await academy.line(({ job: name, msg }) => name === 'video.begin' && msg === 'Job done');
    // Far below the time after which a silent worker is taken for dead.
    const waited = (job.time ?? 0) - (job.durationMs ?? 0) - (worker.time ?? 0);
    note('orderly stop: the job that was handed back began again after', waited);
    expect(waited).toBeLessThan(25_000);
    expect(await streamPlays(again, lesson)).toBe(true);
  });
});
