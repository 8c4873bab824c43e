/** A learner who uses the academy as people do: browses, searches, watches lessons and takes notes, at a human pace. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Course } from '@academy/contract/courses/course.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { contentKeyPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import { openBrowser, type Sending } from './browser.ts';
import type { LessonToWatch } from './lesson-videos.ts';
import type { Tally } from './tally.ts';

export interface Learner {
  /** Until the signal says that the time is over. */
  learn(tally: Tally, over: AbortSignal): Promise<void>;
  leave(): void;
}

/** What a learner needs for each of the activities below. */
interface Visit {
  readonly lesson: LessonToWatch;
  readonly over: AbortSignal;
  /** A call of the API, counted by its kind; null when it failed. */
  call(kind: string, path: string, sending?: Sending): Promise<Buffer | null>;
  get<T>(kind: string, path: string): Promise<T | null>;
}

/** Signs in, from an address and over connections of its own. */
export async function arrive(origin: string, lesson: LessonToWatch, number: number): Promise<Learner> {
  const browser = openBrowser(origin, `10.20.${number >> 8}.${number & 255}`);
  await browser.signIn({ email: `learner-${number}@example.com`, name: `Learner ${number}` });
  return {
    leave: () => browser.close(),
    learn: async (tally, over) => {
      const call: Visit['call'] = (kind, path, sending) =>
        tally.time(kind, async () => (await browser.send(path, sending)).body);
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

const activities = [browse, search, openCourse, watchLesson, takeNotes, staySignedIn];

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

/** The calls of the lesson page, and then the stream at the speed of its player. */
async function watchLesson(visit: Visit): Promise<void> {
  const { call, lesson } = visit;
  const path = pathOf(lesson);
  await Promise.all([
    call('lesson', path),
    call('note', `${path}/note`),
    call('position', `${path}/position`),
    call('video status', `${path}/video`),
    call('complete', `/api/enrollments/courses/${lesson.courseId}/lessons/${lesson.lessonId}/complete`, {
      method: 'PUT',
      body: {},
    }),
  ]);
  const playlist = oneOf(addressesIn(await call('playlist', streamPath(lesson.lessonId))));
  if (playlist === undefined) return;
  const segments = addressesIn(await call('playlist', playlist));
  await call('key', contentKeyPath(lesson.lessonId, lesson.version));
  await play(visit, segments);
}

const segmentSeconds = 4;
/** What a player fetches before it waits for time to pass. */
const segmentsBuffered = 4;
const segmentsWatched = 10;
/** A player saves its position each twelve seconds. */
const segmentsPerSave = 3;

/** From a random segment on, and from the beginning again after the end. */
async function play({ call, over, lesson }: Visit, segments: readonly string[]): Promise<void> {
  const start = Math.floor(Math.random() * segments.length);
  for (let played = 0; played < segmentsWatched && !over.aborted; played += 1) {
    const index = (start + played) % segments.length;
    await call('segment', segments[index] ?? '');
    if (played >= segmentsBuffered) await pause(segmentSeconds * 1000, over);
    if (played % segmentsPerSave === segmentsPerSave - 1) {
      const body = { seconds: index * segmentSeconds };
      await call('save position', `${pathOf(lesson)}/position`, { method: 'PUT', body });
    }
  }
}

async function takeNotes({ call, lesson }: Visit): Promise<void> {
  const content = `What I took from it, at ${new Date().toISOString()}. `.repeat(10);
  await call('save note', `${pathOf(lesson)}/note`, { method: 'POST', body: { content } });
}

async function staySignedIn({ call }: Visit): Promise<void> {
  await call('refresh session', '/api/auth/refresh', { method: 'POST', body: {} });
}

function readForAWhile({ over }: Visit): Promise<void> {
  return pause(2000 + Math.random() * 6000, over);
}

/** Resolves early when the time is over. */
function pause(ms: number, over: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal: over }).catch(() => undefined);
}

function pathOf({ courseId, moduleId, lessonId }: LessonToWatch): string {
  return `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}`;
}

/** The lines of a playlist that are addresses. */
function addressesIn(playlist: Buffer | null): string[] {
  return String(playlist ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function oneOf<T>(items: readonly T[]): T | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
