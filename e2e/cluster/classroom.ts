import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { Caller } from '../faults/caller.ts';
import { makeFilm } from '../faults/films.ts';
import { createLesson, untilVideo, uploadFilm } from '../faults/teaching.ts';
import type { Cluster } from './cluster.ts';

/** A course of a story's own, with its author, and a student who is enrolled. */
export interface Classroom {
  readonly author: Caller;
  readonly student: Caller;
  readonly lesson: LessonAddress;
}

export async function openClassroom(cluster: Cluster, story: string): Promise<Classroom> {
  const [author, student] = await Promise.all([
    cluster.signIn(`author@${story}.example`),
    cluster.signIn(`student@${story}.example`),
  ]);
  const lesson = await createLesson(author);
  await student.ask('POST', `/api/enrollments/courses/${lesson.courseId}`, {});
  return { author, student, lesson };
}

/** One that shows a film of so many seconds. */
export async function openCinema(cluster: Cluster, story: string, seconds: number): Promise<Classroom> {
  const classroom = await openClassroom(cluster, story);
  await uploadFilm(classroom.author, classroom.lesson, await makeFilm(cluster.folder, seconds));
  await untilVideo(classroom.author, classroom.lesson, { state: 'ready', withinMs: 150_000 });
  return classroom;
}
