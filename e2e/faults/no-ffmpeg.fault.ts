import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFilm, noFfmpeg } from './films.ts';
import { until } from './processes.ts';
import { newFolder, StartedAcademy } from './started-academy.ts';
import { createLesson, streamPlays, uploadFilm, videoOf } from './teaching.ts';

describe('a machine without any ffmpeg', () => {
  let academy: StartedAcademy;
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
    academy = await StartedAcademy.start(folder, await noFfmpeg(folder));
  });
  afterAll(() => academy.remove(folder));

  it('has an academy that starts, says what is missing, and lets films wait until it is there', async () => {
    const { msg } = await academy.line(({ msg: text }) => text?.includes('ffmpeg') ?? false);
    expect(msg).toBe(
      "Videos wait until there is an ffmpeg. No usable ffmpeg was found: install ffmpeg with your system's packages, or set FFMPEG_PATH and FFPROBE_PATH.",
    );
    const author = await academy.signIn('author@example.com');
    const place = await createLesson(author);
    await uploadFilm(author, place, await makeFilm(folder, 1));
    expect(await videoOf(author, place)).toMatchObject({ state: 'waiting', failure: null });
    expect(await academy.stop()).toBe(0);

    academy = await StartedAcademy.start(folder);
    const again = await academy.signIn('author@example.com');
    const ready = async () => (await videoOf(again, place)).state === 'ready';
    await until(ready, { withinMs: 60_000, what: 'the film to be ready' });
    expect(await streamPlays(again, place)).toBe(true);
  });
});
