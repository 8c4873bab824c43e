import path from 'node:path';
import type { RunningAcademy } from '../running-academy.ts';
import { type CreatorsLesson, makeCreatorsLesson, timeUntil } from '../video/creators-lesson.ts';
import type { Pace } from './pace.ts';

/** A minute of 720p with a voice, which the repository has. */
const clip = path.resolve(
  import.meta.dirname,
  '../../../demo/courses/react-in-practice/01-components-with-clear-borders/component-tree.mp4',
);
const limitMs = 10 * 60_000;

/**
 * Gives the worker something to do until the time is over, and tells how many videos it has prepared. Two lessons get
 * a new video whenever the last one is ready, so that one waits while the other is being prepared.
 */
export async function keepWorkerBusy(academy: RunningAcademy, pace: Pace): Promise<number> {
  const lessons = [await makeCreatorsLesson(academy), await makeCreatorsLesson(academy)];
  let prepared = 0;
  const uploadAgainAndAgain = async (lesson: CreatorsLesson) => {
    while (!pace.isOver) {
      await lesson.upload(clip);
      await timeUntil(lesson, ({ state }) => pace.isOver || state === 'ready', limitMs);
      if (!pace.isOver) prepared += 1;
    }
  };
  await Promise.all(lessons.map(uploadAgainAndAgain));
  return prepared;
}
