/** A learner who uses the academy as people do: browses, searches, watches, takes notes, answers and asks, at a human pace. */
import type { Course } from '@academy/contract/courses/course.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { openBrowser } from './browser.ts';
import type { LessonToWatch } from './lesson-videos.ts';
import { answerQuestions, askAssistant, readTranscript, searchMoments, takeNotes } from './study-lesson.ts';
import type { Tally } from './tally.ts';
import { oneOf, readForAWhile, type Visit } from './visit.ts';
import { watchLesson } from './watch-lesson.ts';

export interface Learner {
  /** Until the signal says that the time is over. */
  learn(tally: Tally, over: AbortSignal): Promise<void>;
  leave(): void;
}

/** Signs in, from an address and over connections of its own. */
export async function arrive(origin: string, lesson: LessonToWatch, number: number): Promise<Learner> {
  const browser = openBrowser(origin, `10.20.${number >> 8}.${number & 255}`);
  await browser.signIn({ email: `learner-${number}@example.com`, name: `Learner ${number}` });
  return {
    leave: () => browser.close(),
    learn: async (tally, over) => {
      const call: Visit['call'] = (kind, path, { isRight = () => true, ...sending } = {}) =>
        tally.time(kind, async () => {
          const { body } = await browser.send(path, sending);
          if (!isRight(String(body))) throw new Error(`${path}: wrong answer ${body.subarray(0, 200)}`);
          return body;
        });
      const get = async <T>(kind: string, path: string) => {
        const body = await call(kind, path);
        return body === null ? null : (JSON.parse(String(body)) as T);
      };
      const visit: Visit = { lesson, over, call, get };
      await readForAWhile(visit);
      // The other activities need a learner who is enrolled.
      await openCourse(visit);
      // Each learner begins with another activity, so that all go on at the same time.
      for (let step = Math.floor(Math.random() * activities.length); !over.aborted; step += 1) {
        await readForAWhile(visit);
        if (!over.aborted) await activities[step % activities.length]?.(visit);
      }
    },
  };
}

const activities = [
  ...[browse, search, openCourse, watchLesson, takeNotes],
  ...[answerQuestions, readTranscript, searchMoments, askAssistant, staySignedIn],
];

/** Common and rare words, a typing error, another script. */
const searches = ['python', 'react', 'design', 'data', 'course', 'zymurgy', 'pyhton', 'শুরু'];

async function browse(visit: Visit): Promise<void> {
  const { call } = visit;
  await Promise.all([
    call('who am I', '/api/auth/me'),
    call('catalogue', '/api/courses?limit=8'),
    call('own courses', '/api/enrollments/courses'),
  ]);
  await readForAWhile(visit);
  await call('catalogue', `/api/courses?limit=16&categoryId=${oneOf([1, 2, 3, 4, 5, 6, 7, 8])}`);
}

async function search(visit: Visit): Promise<void> {
  const words = encodeURIComponent(oneOf(searches) ?? '');
  const found = await visit.get<Course[]>('search', `/api/courses?limit=8&search=${words}`);
  await readForAWhile(visit);
  const [first] = found ?? [];
  if (first !== undefined) await visit.call('course', `/api/courses/${first.id}`);
}

/** The page of the learner's course, and one of its lessons to read. */
async function openCourse(visit: Visit): Promise<void> {
  const { call, get, lesson } = visit;
  const course = `/api/courses/${lesson.courseId}`;
  const enrollment = `/api/enrollments/courses/${lesson.courseId}`;
  const [, modules, status] = await Promise.all([
    call('course', course),
    get<Module[]>('curriculum', `${course}/curriculum`),
    get<EnrollmentStatus>('enrollment', enrollment),
  ]);
  if (status?.enrolled === false) await call('enroll', enrollment, { method: 'POST', body: {} });
  await readForAWhile(visit);
  const other = oneOf(modules?.flatMap((module) => module.lessons) ?? []);
  if (other === undefined) return;
  await call('lesson', `${course}/modules/${other.moduleId}/lessons/${other.id}`);
  await call('complete', `${enrollment}/lessons/${other.id}/complete`, { method: 'PUT', body: {} });
}

async function staySignedIn({ call }: Visit): Promise<void> {
  await call('refresh session', '/api/auth/refresh', { method: 'POST', body: {} });
}
