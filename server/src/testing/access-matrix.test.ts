import { alpanaDrawing } from '@academy/contract/courses/alpana.ts';
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { chats } from '@academy/platform/database/schema/chats.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, timedNotes } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callers, type MatrixRow } from './access-cells.ts';
import { accessMatrix, readers } from './access-matrix.ts';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import { finishCourse, issueCertificate } from './finished-course.ts';
import { insertCaptions } from './insert-captions.ts';
import { insertChat } from './insert-chat.ts';
import { insertCohort, insertInvitation } from './insert-invitation.ts';
import { insertResource } from './insert-resource.ts';
import { completeLesson, insertReview } from './insert-review.ts';
import { insertVideo, segmentName } from './insert-video.ts';
import { createTestAcademy, type TestAcademy } from './test-academy.ts';
import { cookieHeader, startTestSession } from './test-session.ts';
import { tinyPng } from './tiny-picture.ts';
import { insertUpload, tusHeaders } from './uploader.ts';

let academy: TestAcademy;
const userIds = {} as Record<Exclude<Caller, 'visitor'>, string>;

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  userIds.stranger = await insertUser(database);
  userIds.enrolled = await insertUser(database);
  userIds.creator = await insertUser(database, { role: 'creator' });
  userIds.author = await insertUser(database, { role: 'creator' });
  userIds.admin = await insertUser(database, { role: 'admin' });
  await insertCohort(database, 'Taken');
});
afterAll(() => academy.close());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Named {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly version: string;
  readonly playlist: string;
  readonly rendition: string;
  readonly file: string;
  readonly cover: string;
  readonly uploadId: string;
  readonly noteId: string;
  readonly chatId: string;
  readonly exchangeId: string;
  readonly resourceId: string;
  readonly drawing: string;
  readonly hue: string;
  readonly wheel: string;
  readonly page: string;
  readonly reviewId: string;
  readonly certificateId: string;
  readonly list: string;
  readonly language: string;
  readonly format: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly tokenId: string;
  readonly noticeId: string;
  readonly token: string;
  readonly invitationId: string;
  readonly cohortId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
}

const nothing = '0190a5c2-0000-7000-8000-000000000000';
const painted = { drawing: alpanaDrawing, hue: 'plum', wheel: 'river' };
const files = { playlist: '360p.m3u8', rendition: '360p', file: segmentName(0), sheet: '0.jpg' };
const missing: Named = {
  courseId: nothing,
  moduleId: nothing,
  lessonId: nothing,
  studentId: nothing,
  version: nothing,
  uploadId: nothing,
  noteId: nothing,
  chatId: nothing,
  exchangeId: nothing,
  resourceId: nothing,
  certificateId: nothing,
  list: '0',
  cover: `${nothing}.png`,
  ...files,
  ...{ language: 'en', format: 'vtt' },
  ...painted,
  page: 'terms',
  reviewId: nothing,
  userId: nothing,
  sessionId: nothing,
  tokenId: nothing,
  noticeId: nothing,
  token: 'nobody.news.signed',
  invitationId: nothing,
  cohortId: nothing,
  webhookId: nothing,
  deliveryId: nothing,
};

/** A course of its own for each cell, since some calls change who is who. */
async function makeCourse(status: CourseStatus): Promise<Named> {
  const { database } = academy;
  const courseId = await insertCourse(database, { status, authorId: userIds.author });
  const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
  await database.db.insert(enrollments).values({ userId: userIds.enrolled, courseId });
  const studentId = userIds.enrolled;
  return { ...missing, courseId, moduleId: lesson?.moduleId ?? '', lessonId: lesson?.id ?? '', studentId };
}

/** The same with a cover. */
async function makeCover(status: CourseStatus): Promise<Named> {
  const named = await makeCourse(status);
  await academy.blobs.put(`covers/${named.courseId}/${named.cover}`, tinyPng);
  return named;
}

/** The same with a video, for the calls that are about one. */
async function makeStream(status: CourseStatus): Promise<Named> {
  const named = await makeCourse(status);
  const { lessonId } = named;
  return { ...named, ...(await insertVideo(academy, { lessonId, heights: [360], segmentCount: 1 })) };
}

/** The same with captions, too. */
async function makeCaptions(status: CourseStatus): Promise<Named> {
  const named = await makeStream(status);
  await insertCaptions(academy.database, { lessonId: named.lessonId, language: named.language });
  return { ...named, playlist: `${named.language}.m3u8` };
}

/** The same with an upload of the caller's own: what they may do in the course decides, not whose the upload is. */
async function makeUpload(status: CourseStatus, caller: Caller): Promise<Named> {
  const named = await makeCourse(status);
  const userId = userIds[caller === 'visitor' ? 'author' : caller];
  return { ...named, uploadId: await insertUpload(academy, { userId, lessonId: named.lessonId }) };
}

/** The same with a note of the caller's own. */
async function makeNote(status: CourseStatus, caller: Caller): Promise<Named> {
  const named = await makeCourse(status);
  const userId = userIds[caller === 'visitor' ? 'author' : caller];
  const noteId = newId();
  const note = { id: noteId, userId, lessonId: named.lessonId, seconds: 12, content: 'Mine' };
  await academy.database.db.insert(timedNotes).values(note);
  return { ...named, noteId };
}

/** The same with a chat of the caller's own. Others are gone: what is asked has the same id in every cell. */
async function makeChat(status: CourseStatus, caller: Caller): Promise<Named> {
  const named = await makeCourse(status);
  const userId = userIds[caller === 'visitor' ? 'author' : caller];
  await academy.database.db.delete(chats);
  return { ...named, ...(await insertChat(academy.database, { userId, courseId: named.courseId })) };
}

/** The same with a file in the lesson. */
async function makeResource(status: CourseStatus): Promise<Named> {
  const named = await makeCourse(status);
  return { ...named, resourceId: await insertResource(academy, { lessonId: named.lessonId }) };
}

/** The same with a review of somebody else, and one of the student, who has done enough to write it. */
async function makeReview(status: CourseStatus): Promise<Named> {
  const named = await makeCourse(status);
  const { courseId, lessonId } = named;
  const userId = userIds.enrolled;
  await completeLesson(academy.database, { userId, courseId, lessonId });
  await insertReview(academy.database, courseId, { userId });
  return { ...named, reviewId: await insertReview(academy.database, courseId) };
}

/** The same, finished by the student and, for the calls that are about one, with the certificate of it. */
async function makeFinished(status: CourseStatus, isIssued: boolean): Promise<Named> {
  const named = await makeCourse(isIssued ? 'published' : status);
  const { courseId } = named;
  await finishCourse(academy, { courseId, userId: userIds.enrolled });
  if (!isIssued) return named;
  const certificateId = await issueCertificate(academy, { courseId, userId: userIds.enrolled });
  await academy.database.db.update(courses).set({ status }).where(eq(courses.id, courseId));
  return { ...named, certificateId, list: '1' };
}

/** Somebody else, of whom each call is told as if it were the first. */
async function makePerson(): Promise<Named> {
  return { ...missing, userId: await insertUser(academy.database) };
}

/** A cohort, an invitation and a course for each call. */
async function makeGuests(): Promise<Named> {
  const { database } = academy;
  const [cohortId, courseId] = [await insertCohort(database), await insertCourse(database)];
  return { ...missing, courseId, cohortId, invitationId: await insertInvitation(database, { cohortId }) };
}

/** What a row without a course names, if anything. */
async function namedBy(row: MatrixRow, caller: Caller): Promise<Named | undefined> {
  const { route, course, isPreview } = row;
  if (course !== undefined) {
    const named = await make(route, course, caller);
    if (isPreview) await markPreview(named.lessonId);
    return named;
  }
  if (route.includes('/admin/cohorts/:') || route.includes('/admin/invitations/:')) return makeGuests();
  return route.includes(':userId') ? makePerson() : undefined;
}

function make(route: string, status: CourseStatus, caller: Caller): Promise<Named> {
  if (route.includes('certificate')) return makeFinished(status, route.includes('/certificates/'));
  if (route.includes('/captions')) return makeCaptions(status);
  if (route.includes('/hls/')) return makeStream(status);
  if (route.includes('/chats')) return makeChat(status, caller);
  if (route.includes(':noteId')) return makeNote(status, caller);
  if (route.includes('/resources')) return makeResource(status);
  if (route.includes('/reviews')) return makeReview(status);
  if (route.includes('/covers/')) return makeCover(status);
  return route.includes('/uploads') ? makeUpload(status, caller) : makeCourse(status);
}

async function markPreview(lessonId: string): Promise<void> {
  await academy.database.db.update(lessons).set({ isPreview: true }).where(eq(lessons.id, lessonId));
}

const sessions = new Map<Caller, Promise<string>>();

/** Signing in takes as long as most calls do, so one session serves many; those that end or renew one get their own. */
async function cookieOf(caller: Exclude<Caller, 'visitor'>, route: string): Promise<string> {
  const start = async () => cookieHeader(await startTestSession(academy, userIds[caller]));
  if (/\/(auth|sessions)\b/.test(route)) {
    sessions.delete(caller);
    return start();
  }
  const kept = sessions.get(caller) ?? start();
  sessions.set(caller, kept);
  return kept;
}

async function call({ route, body }: Pick<MatrixRow, 'route' | 'body'>, caller: Caller, named = missing) {
  const [method, path = ''] = route.split(' ') as [Method, string];
  const cookie = caller === 'visitor' ? '' : await cookieOf(caller, route);
  return academy.app.inject({
    method,
    url: path.replaceAll(/:(\w+)/g, (_, name: keyof Named) => named[name]),
    headers: {
      cookie,
      origin: 'http://localhost:3000',
      ...(Buffer.isBuffer(body) ? { 'content-type': 'image/png' } : {}),
      ...(route.includes('/uploads') ? tusHeaders(method, named) : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

const lessonRoute = '/api/courses/:courseId/modules/:moduleId/lessons/:lessonId';

describe('the access matrix', () => {
  it('has a row for every registered route, and no row for a route that is not', () => {
    const inMatrix = new Set(accessMatrix.map(({ route }) => route));
    const registered = routesOf(academy).filter((route) => !/ \/(api\/docs|demo-identity)/.test(route));
    expect([...inMatrix].toSorted()).toEqual(registered.toSorted());
  });

  it('is told by each route itself', () => {
    for (const { method, url, config } of academy.routes) {
      if (/^\/api\/docs/.test(url)) continue;
      expect(config?.access, `${String(method)} ${url}`).toBeDefined();
    }
  });

  for (const row of accessMatrix) {
    const name = [row.route, row.course, row.isPreview && 'free preview'].filter(Boolean).join(', ');
    it(`holds for everybody at ${name}`, async () => {
      const answerTo = async (caller: Caller) => {
        const response = await call(row, caller, await namedBy(row, caller));
        if (response.statusCode === 404) expect(response.body).toBe((await call(row, caller)).body);
        return response.statusCode;
      };
      // All at once, but where one cell removes what another is about.
      const answers = row.route.includes('/chats')
        ? await inTurn(callers, answerTo)
        : await Promise.all(callers.map(answerTo));
      const told = (cells: readonly number[]) =>
        Object.fromEntries(callers.map((caller, index) => [caller, cells[index]]));
      expect(told(answers)).toEqual(told(row.expected));
    });
  }

  it.each(callers)('gives %s the content of lessons only if they may read it', async (caller) => {
    const named = await makeCourse('published');
    const { body } = await call({ route: 'GET /api/courses/:courseId/curriculum' }, caller, named);
    expect(body.includes('Secret content')).toBe(readers.includes(caller));
    expect(body.includes('videoUrl')).toBe(readers.includes(caller));
    // Where a file that is streamed with protection came from, is for those alone who gave the link.
    expect(body.includes('secret.mp4')).toBe(['author', 'admin'].includes(caller));
    const lesson = await call({ route: `GET ${lessonRoute}` }, caller, named);
    expect(lesson.body.includes('secret.mp4')).toBe(['author', 'admin'].includes(caller));
  });

  it.each(callers)('lists only published courses to %s', async (caller) => {
    const [published, draft, archived] = [
      await makeCourse('published'),
      await makeCourse('draft'),
      await makeCourse('archived'),
    ];
    const { body } = await call({ route: 'GET /api/courses?limit=1000' }, caller);
    expect(body).toContain(published.courseId);
    expect(body).not.toContain(draft.courseId);
    expect(body).not.toContain(archived.courseId);
  });

  it('tells the author that a path does not fit together, and others only that it is not theirs', async () => {
    const [named, other] = [await makeCourse('published'), await makeCourse('published')];
    const wrongModule = { ...named, moduleId: other.moduleId };
    const wrongLesson = { ...named, lessonId: other.lessonId };
    const module = '/api/courses/:courseId/modules/:moduleId';
    const body = { title: 'Warp', order: 1 };
    const calls = [
      { route: `PUT ${module}`, body, named: wrongModule },
      { route: `DELETE ${module}`, named: wrongModule },
      { route: `POST ${module}/lessons`, body, named: wrongModule },
      { route: `PUT ${module}/lessons/:lessonId`, body, named: wrongModule },
      { route: `PUT ${module}/lessons/:lessonId`, body, named: wrongLesson },
      { route: `DELETE ${module}/lessons/:lessonId`, named: wrongLesson },
      { route: `DELETE ${module}/lessons/:lessonId`, named: { ...named, lessonId: 'malformed' } },
    ];
    const expected = [401, 403, 403, 403, 404, 404];
    for (const { named: path, ...made } of calls) {
      const statuses: number[] = [];
      for (const caller of callers) statuses.push((await call(made, caller, path)).statusCode);
      expect({ route: made.route, statuses }).toEqual({ route: made.route, statuses: expected });
    }
  });

  it('answers 404 to everybody signed in for a lesson of another course', async () => {
    const [named, other] = [await makeCourse('published'), await makeCourse('published')];
    const route = 'PUT /api/enrollments/courses/:courseId/lessons/:lessonId/complete';
    for (const caller of callers) {
      const { statusCode } = await call({ route }, caller, { ...named, lessonId: other.lessonId });
      expect({ caller, statusCode }).toEqual({ caller, statusCode: caller === 'visitor' ? 401 : 404 });
    }
  });
});

async function inTurn<T, R>(each: readonly T[], answer: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const one of each) answers.push(await answer(one));
  return answers;
}

/** A HEAD that comes with its GET is no route of its own. */
function routesOf({ routes }: TestAcademy): string[] {
  const named = routes.flatMap(({ method, url }) => [method].flat().map((name) => ({ name, url })));
  const read = new Set(named.filter(({ name }) => name === 'GET').map(({ url }) => url));
  return named
    .filter(({ name, url }) => name !== 'OPTIONS' && !(name === 'HEAD' && read.has(url)))
    .map(({ name, url }) => `${name} ${url}`);
}
