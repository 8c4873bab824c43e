/**
 * The first script on the page of a lesson. Its video takes longer than the app around it, so it comes first: what the page
 * will surely ask for is asked for, the stream begins to load, and then comes the app, which finds both when it is there.
 */
import { openStreamAhead } from '@/features/videos/open-stream-ahead.ts';
import { callAhead } from '@/lib/api/api.ts';
import { sessionMarks } from '@/lib/api/session-marks.ts';

// Longer than one character: a module 0 is a legacy address, whose lesson is looked for in another way.
const LESSON = /^\/course\/([\w-]{2,})\/module\/([\w-]{2,})\/lesson\/([\w-]{2,})\/?$/;

/** How long the app may be held back for the stream. */
const PATIENCE_MS = 500;
const TOO_LATE = Symbol('too late');

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
  const { codeLoaded, underWay, betweenSteps } = openStreamAhead(video);
  const around = [
    callAhead('GET /api/courses/{courseId}', { params: { courseId } }),
    callAhead('GET /api/courses/{courseId}/curriculum', { params: { courseId } }),
    callAhead('GET /api/enrollments/courses/{courseId}', { params: { courseId } }),
  ];
  // One large file while the stream takes its short steps, and the many small ones when it is under way: each file more
  // would be one more to wait behind.
  const app = soon(codeLoaded)
    .then(() => later(0))
    .then(importApp);
  const parts = soon(underWay).then(importParts);
  const everything = Promise.allSettled([me, ...Object.values(video), ...around, parts]);
  void app.then(async ({ startApp }) => {
    const whole = (await soon(everything)) !== TOO_LATE;
    // Drawing the page takes longer than the steps from a segment to its picture, which would all stand behind it.
    await soon(betweenSteps());
    return startApp({ whole });
  });
}

/** When that is so, or when the app has waited long enough for it: whatever becomes of the video, the page comes. */
function soon(event: Promise<unknown>): Promise<unknown> {
  return Promise.race([event, later(PATIENCE_MS).then(() => TOO_LATE)]);
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
