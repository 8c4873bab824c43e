/** The video that learners watch, and videos that keep the worker busy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { RunningAcademy } from '../running-academy.ts';
import { type CreatorsLesson, makeCreatorsLesson, timeUntil } from '../video/creators-lesson.ts';
import { findFfmpegPrograms, makeVideo } from '../video/ffmpeg.ts';
import { captionFile, lessonQuestions } from './said-in-lesson.ts';

export interface LessonToWatch extends LessonAddress {
  /** Of its video. */
  readonly version: string;
}

/** A minute of 720p with a voice, which the repository has. */
const clip = path.resolve(
  import.meta.dirname,
  '../../../demo/courses/react-in-practice/01-components-with-clear-borders/component-tree.mp4',
);
const limitMs = 10 * 60_000;

/** A published lesson with a small video that is ready to be watched, captions and questions. */
export async function makeLessonToWatch(academy: RunningAcademy): Promise<LessonToWatch> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-soak-'));
  try {
    const file = path.join(folder, 'watched.mp4');
    await makeVideo(findFfmpegPrograms(), file, { size: '640x360', seconds: 40 });
    const lesson = await makeCreatorsLesson(academy);
    await lesson.upload(file);
    await timeUntil(lesson, ({ state }) => state === 'ready', limitMs);
    const { playing } = await lesson.status();
    if (playing === null) throw new Error('A video that is ready does not play.');
    await lesson.save('captions/en/file', captionFile);
    await lesson.save('quiz/questions', { questions: lessonQuestions });
    const { courseId, moduleId, lessonId } = lesson;
    return { courseId, moduleId, lessonId, version: playing.version };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Keeps the worker busy until the time is over, and answers how many videos it has prepared. Two lessons get a new video
 * whenever the last one is ready, so that one waits while the other is being prepared.
 */
export async function keepWorkerBusy(academy: RunningAcademy, over: AbortSignal): Promise<number> {
  const lessons = [await makeCreatorsLesson(academy), await makeCreatorsLesson(academy)];
  let prepared = 0;
  const uploadAgainAndAgain = async (lesson: CreatorsLesson) => {
    while (!over.aborted) {
      await lesson.upload(clip);
      await timeUntil(lesson, ({ state }) => over.aborted || state === 'ready', limitMs);
      if (!over.aborted) prepared += 1;
    }
  };
  await Promise.all(lessons.map(uploadAgainAndAgain));
  return prepared;
}
