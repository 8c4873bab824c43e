import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemoAcademy, readDemoCourses } from './demo-academy.ts';
import { readDemoVideos } from './demo-videos.ts';

const MOST_BYTES_A_MINUTE = 1_000_000;
const MOST_SECONDS_TOGETHER = 180;

/** As its movie header says, wherever in the file that is. */
function secondsOf(movie: Buffer): number {
  const header = movie.indexOf('mvhd');
  return movie.readUInt32BE(header + 20) / movie.readUInt32BE(header + 16);
}

const films = (await readDemoVideos()).map((video) => {
  const movie = readFileSync(video.file);
  return { ...video, movie, seconds: secondsOf(movie) };
});

describe('the videos of the demo academy', () => {
  it.each(films)('$file is as long as its lesson says, and small', ({ movie, seconds, duration }) => {
    expect(movie.toString('latin1', 4, 8)).toBe('ftyp');
    const whole = Math.round(seconds);
    expect(duration).toBe(
      [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );
    expect(movie.length).toBeLessThan((seconds / 60) * MOST_BYTES_A_MINUTE);
  });

  it('are prepared soon on a small machine: they last less than three minutes together', () => {
    expect(films.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(MOST_SECONDS_TOGETHER);
  });

  it('belong to a lesson each, whose written duration tells that it was not given yet', () => {
    expect(new Set(films.map(({ lessonId }) => lessonId)).size).toBe(films.length);
    expect(new Set(films.map(({ id }) => id)).size).toBe(films.length);
    for (const { duration, writtenDuration } of films) expect(duration).not.toBe(writtenDuration);
  });

  it('are all of the films that lie beside lessons', async () => {
    const courses = await readDemoCourses(await readDemoAcademy());
    const beside = courses.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons));
    expect(beside.flatMap(({ film }) => film ?? []).toSorted()).toEqual(
      films.map(({ file }) => file).toSorted(),
    );
  });
});
