import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { note } from './figures.ts';
import { makeFilm, slowFfmpeg } from './films.ts';
import { until } from './processes.ts';
import { newFolder, StartedAcademy } from './started-academy.ts';
import { createLesson, details, streamPlays, uploadFilm, videoOf } from './teaching.ts';

describe('an academy that is asked to stop', () => {
  let academy: StartedAcademy;
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
    academy = await StartedAcademy.start(folder, await slowFfmpeg(folder));
  });
  afterAll(() => academy.remove(folder));

  it('finishes what is in flight, hands its job back and is found as it was left', async () => {
    const author = await academy.signIn('author@example.com');
    const place = await createLesson(author);
    await uploadFilm(author, place, await makeFilm(folder, 12));
    const underWay = async () => ((await videoOf(author, place)).percent ?? 0) > 5;
    await until(underWay, { withinMs: 60_000, what: 'the film to be under way' });

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
    const ready = async () => (await videoOf(again, place)).state === 'ready';
    await until(ready, { withinMs: 170_000, what: 'the film to be ready' });
    const worker = await academy.line(({ msg }) => msg === 'The worker is ready');
    const job = await academy.line(({ job: name, msg }) => name === 'video.begin' && msg === 'Job done');
    // Far below the time after which a worker that says nothing is taken for dead.
    const waited = (job.time ?? 0) - (job.durationMs ?? 0) - (worker.time ?? 0);
    note('orderly stop: the job that was handed back began again after', waited);
    expect(waited).toBeLessThan(25_000);
    expect(await streamPlays(again, place)).toBe(true);
  });
});
