import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../start-academy.ts';
import { makeFilm, noFfmpeg } from './films.ts';
import { StartedAcademy } from './started-academy.ts';
import { createLesson, streamPlays, untilVideo, uploadFilm, videoOf } from './teaching.ts';

describe('a machine without any ffmpeg', () => {
  let academy: StartedAcademy;
  let folder: string;
  beforeAll(async () => {
    folder = newFolder();
    academy = await StartedAcademy.start(folder, await noFfmpeg(folder));
  });
  afterAll(() => academy.remove(folder));

  it('has an academy that starts, says what is missing, and lets films wait until it is there', async () => {
    const { msg } = await academy.line(({ msg: text }) => text?.includes('ffmpeg') ?? false);
    expect(msg).toBe(
      "Videos wait until there is an ffmpeg. No usable ffmpeg was found: install ffmpeg with your system's packages, or set FFMPEG_PATH and FFPROBE_PATH.",
    );
    const author = await academy.signIn('author@example.com');
    const lesson = await createLesson(author);
    await uploadFilm(author, lesson, await makeFilm(folder, 1));
    expect(await videoOf(author, lesson)).toMatchObject({ state: 'waiting', failure: null });
    expect(await academy.stop()).toBe(0);

    academy = await StartedAcademy.start(folder);
    const again = await academy.signIn('author@example.com');
    await untilVideo(again, lesson, { state: 'ready', withinMs: 120_000 });
    expect(await streamPlays(again, lesson)).toBe(true);
  });
});
