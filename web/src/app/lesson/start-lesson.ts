/**
 * The first script on the page of a lesson. Its video takes longer than the app around it, so it comes first: what the page
 * will surely ask for is asked for, the stream begins to load, and then comes the app, which finds both when it is there.
 */
import { openStreamAhead } from '@/features/videos/open-stream-ahead.ts';
import { callAhead } from '@/lib/api/api.ts';
import { sessionMarks } from '@/lib/api/session-marks.ts';
import type { OpeningStream } from '@/player/engine/hls-ahead.ts';
import { drawStage } from './stage-ahead.ts';
import '@/styles/index.css';

// Longer than one character: a module 0 is a legacy address, whose lesson is looked for in another way.
const LESSON = /^\/course\/([\w-]{2,})\/module\/([\w-]{2,})\/lesson\/([\w-]{2,})\/?$/;

/** How long the app may be held back for the stream. */
const PATIENCE_MS = 500;
const TOO_LATE = Symbol('too late');
/** A segment that takes longer than this leaves the page all the time it needs. */
const FAST_LINE_MS = 150;

const [, courseId, moduleId, lessonId] = LESSON.exec(window.location.pathname) ?? [];

// A visitor is sent to log in, and has no use for any of it.
if (courseId !== undefined && moduleId !== undefined && lessonId !== undefined && sessionMarks().signedIn) {
  startWithVideo({ courseId, moduleId, lessonId });
} else {
  void importParts();
  void importApp().then(({ startApp }) => startApp());
}

function startWithVideo(place: { courseId: string; moduleId: string; lessonId: string }): void {
  const { courseId } = place;
  const lessonPath = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}';
  const me = callAhead('GET /api/auth/me', {});
  const video = {
    lesson: callAhead(`GET ${lessonPath}`, { params: place }),
    status: callAhead(`GET ${lessonPath}/video`, { params: place }),
    position: callAhead(`GET ${lessonPath}/position`, { params: place }),
  };
  const { codeLoaded, underWay } = openStreamAhead(video);
  const around = [
    callAhead('GET /api/courses/{courseId}', { params: { courseId } }),
    callAhead('GET /api/courses/{courseId}/curriculum', { params: { courseId } }),
    callAhead('GET /api/enrollments/courses/{courseId}', { params: { courseId } }),
  ];
  void showPicture(underWay);
  // One large file while the stream takes its short steps, and the many small ones when it is under way: each file more
  // would be one more to wait behind. They only come; to run them now would stand in the picture's way.
  void soon(codeLoaded)
    .then(() => later(0))
    .then(() => fetchCode('app'));
  void soon(underWay).then(() => fetchCode('parts'));
  void startAfterPicture(underWay, [me, ...Object.values(video), ...around]);
}

async function showPicture(underWay: Promise<OpeningStream | undefined>): Promise<void> {
  await pageParsed();
  const stage = drawStage();
  const stream = await underWay;
  await stream?.seen;
  if (stream) stage.show(stream.video);
}

async function startAfterPicture(
  underWay: Promise<OpeningStream | undefined>,
  answers: readonly Promise<unknown>[],
): Promise<void> {
  const stream = await soon(underWay);
  const opening = stream === TOO_LATE ? undefined : stream;
  await Promise.race([opening?.seen, later(FAST_LINE_MS)]);
  await untilIdle(opening);
  const everything = Promise.allSettled([...answers, importParts()]);
  const { startApp } = await importApp();
  const whole = (await soon(everything)) !== TOO_LATE;
  await untilIdle(opening);
  await startApp({ whole });
}

/** The steps from a segment to its picture are short, and drawing the page is not: they would all stand behind it. */
async function untilIdle(opening: OpeningStream | undefined): Promise<void> {
  if (opening?.isBusy()) await soon(opening.seen);
}

/** When that is so, or when the app has waited long enough for it: whatever becomes of the video, the page comes. */
function soon<T>(event: Promise<T>): Promise<T | typeof TOO_LATE> {
  return Promise.race([event, later(PATIENCE_MS).then((): typeof TOO_LATE => TOO_LATE)]);
}

/** Has the browser fetch what a template of the page lists, without running it. */
function fetchCode(name: 'app' | 'parts'): void {
  const list = document.querySelector<HTMLTemplateElement>(`template#code-${name}`);
  if (list) document.head.append(list.content);
}

async function importApp() {
  const [app] = await Promise.all([import('@/app/start-app.tsx'), pageParsed()]);
  return app;
}

/** What the app would learn of only when it is there. */
async function importParts(): Promise<void> {
  const player = import('@/features/videos/components/lesson-player.tsx');
  try {
    const [{ loadParts }] = await Promise.all([import('@/app/routes/lesson.tsx'), player]);
    await loadParts();
  } catch {
    // What fails here fails again, and is shown, where the app imports it.
  }
}

async function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function later(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
