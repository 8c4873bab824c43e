/** An academy with a course, its author, and a student who is enrolled. */
import type { Caller } from './caller.ts';
import { newFolder, StartedAcademy } from './started-academy.ts';
import { createLesson, type Place } from './teaching.ts';

export interface Classroom {
  readonly academy: StartedAcademy;
  readonly folder: string;
  readonly author: Caller;
  readonly student: Caller;
  readonly place: Place;
}

export async function openClassroom(environment: Readonly<Record<string, string>> = {}): Promise<Classroom> {
  const folder = await newFolder();
  const academy = await StartedAcademy.start(folder, environment);
  const author = await academy.signIn('author@example.com');
  const student = await academy.signIn('student@example.com');
  const place = await createLesson(author);
  await student.ask('POST', `/api/enrollments/courses/${place.courseId}`, {});
  return { academy, folder, author, student, place };
}
