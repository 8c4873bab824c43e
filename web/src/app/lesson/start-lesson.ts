/**
 * The first script on the page of a lesson. Its video takes longer than the app around it, so it comes first: what the page
 * will surely ask for is asked for, the stream begins to load, and then comes the app, which takes over both.
 */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { CallName, RequestOf, ResponseOf } from '@academy/contract/http/client.ts';
import { lessonRoute, readPath } from '@academy/contract/interface/route-pattern.ts';
import { momentParameter, readMoment } from '@academy/contract/videos/moments.ts';
import { api, subscribeToLateRefresh } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import type { LessonAnswers } from '@/app/prefetched-answers.ts';
import { startOrTell } from '@/app/start-notice.ts';
import { prefetchStream } from '@/features/videos/prefetch-stream.ts';
import {
  fetchAroundPicture,
  isPictureOnStage,
  pageParsed,
  showFirstPicture,
  TIMED_OUT,
  withTimeout,
} from './first-picture.ts';

/** How long a picture may stand there alone. */
const PICTURE_ALONE_MS = 2000;

const address = readPath(lessonRoute, window.location.pathname);
// Longer than one character: a module 0 is a legacy address, whose lesson is looked for in another way.
const isWhole = address !== null && Object.values(address).every((id) => /^[\w-]{2,}$/.test(id));

// A visitor is sent to log in, and has no use for any of it.
if (isWhole && sessionMarks().signedIn) {
  void startOrTell(() => startWithVideo(address));
} else {
  void importParts();
  void startOrTell(async () => (await importApp()).startApp());
}

/**
 * Each thing waits for the one that the reader of a lesson wants first. Before the first segment, the app's files would take
 * the line from it; before its picture, running and drawing the app would take the page's thread.
 */
async function startWithVideo(address: LessonAddress): Promise<void> {
  const lessonPath = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}';
  const video = {
    lesson: request(`GET ${lessonPath}`, { params: address }),
    status: request(`GET ${lessonPath}/video`, { params: address }),
    position: request(`GET ${lessonPath}/position`, { params: address }),
  };
  let answers: LessonAnswers = video;
  // What came before a late refresh may have been meant for a visitor.
  subscribeToLateRefresh(() => {
    answers = {};
  });

  const moment = readMoment(new URLSearchParams(window.location.search).get(momentParameter));
  const stream = prefetchStream(video, { moment });
  const shown = showFirstPicture(stream);
  const fetchRest = () => {
    // Small answers do not wait behind large files.
    answers = { ...answers, ...requestAround(address) };
    preloadCode();
  };
  const opening = await withTimeout(stream);
  if (opening === TIMED_OUT) fetchRest();
  else await fetchAroundPicture(fetchRest, { loaded: opening?.loaded, shown });

  const everything = Promise.allSettled([...Object.values(answers), importParts()]);
  const [{ startApp }, { loadedNow, primeQueries }] = await Promise.all([importApp(), importPriming()]);
  await withTimeout(everything);
  // A picture that is there does not go again for a page that has to wait for something, unless that takes too long.
  const drawOnce = (await withTimeout(everything, isPictureOnStage() ? PICTURE_ALONE_MS : 0)) !== TIMED_OUT;
  const { user } = answers;
  await startApp({
    ...(user && { prefetchedUser: { answer: user, user: (await loadedNow(user))?.user } }),
    prime: (queryClient) => primeQueries(queryClient, { address, answers }),
    drawOnce,
  });
}

function requestAround({ courseId }: LessonAddress): LessonAnswers {
  return {
    user: request('GET /api/auth/me', {}),
    course: request('GET /api/courses/{courseId}', { params: { courseId } }),
    curriculum: request('GET /api/courses/{courseId}/curriculum', { params: { courseId } }),
    enrollment: request('GET /api/enrollments/courses/{courseId}', { params: { courseId } }),
  };
}

function request<N extends CallName>(name: N, parameters: RequestOf<N>): Promise<ResponseOf<N>> {
  const answer = api(name, parameters);
  // A failure is shown by the page that uses the answer, which may never come.
  answer.catch(() => undefined);
  return answer;
}

/** Has the browser fetch the code of the page, which a template of it lists, without running it. */
function preloadCode(): void {
  const list = document.querySelector<HTMLTemplateElement>('template#code');
  if (list) document.head.append(list.content);
}

async function importApp() {
  const [app] = await Promise.all([import('@/app/app.tsx'), pageParsed()]);
  return app;
}

function importPriming() {
  return import('@/app/prefetched-answers.ts');
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
