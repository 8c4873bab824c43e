import path from 'node:path';
import { lessonIds } from '../course-rows.ts';
import { machineLearningByIntuition } from '../courses/machine-learning-by-intuition.ts';
import { pythonFromZero } from '../courses/python-from-zero.ts';
import { reactInPractice } from '../courses/react-in-practice.ts';
import type { DemoCourse } from '../demo-course.ts';
import { authorId } from '../people/people-rows.ts';
import { stableId } from '../stable-id.ts';

/** A narrated video of the demo academy and the lesson it belongs to. They are made by scripts/demo-videos. */
export interface DemoVideo {
  /** The version it becomes, in every installation. */
  readonly id: string;
  readonly file: string;
  readonly lessonId: string;
  readonly authorId: string;
  /** The duration its course's file gives the lesson, before there is a video. */
  readonly writtenDuration: string;
  /** Its own. */
  readonly duration: string;
}

const files = path.join(import.meta.dirname, 'files');

export const demoVideos: readonly DemoVideo[] = [
  // Where the demo student goes on.
  demoVideo(
    machineLearningByIntuition,
    'Regularisation: a price for complexity',
    'regularisation.mp4',
    '00:57',
  ),
  // The first lesson of the newest course, which the catalogue shows first.
  demoVideo(reactInPractice, 'From a sketch to a component tree', 'component-tree.mp4', '00:58'),
  demoVideo(pythonFromZero, 'প্রোগ্রামিং আসলে কী', 'what-programming-is.mp4', '01:03'),
];

function demoVideo(course: DemoCourse, lessonTitle: string, file: string, duration: string): DemoVideo {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const index = lessons.findIndex(({ title }) => title === lessonTitle);
  const lessonId = lessonIds(course)[index];
  const writtenDuration = lessons[index]?.duration;
  if (lessonId === undefined || !writtenDuration) {
    throw new Error(`${course.key} has no lesson "${lessonTitle}" with a duration.`);
  }
  return {
    id: stableId('video', course.key, file),
    file: path.join(files, file),
    lessonId,
    authorId: authorId(course.author),
    writtenDuration,
    duration,
  };
}
