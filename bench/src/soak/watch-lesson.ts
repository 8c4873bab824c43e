import { contentKeyPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { LessonToWatch } from './lesson-to-watch.ts';
import { oneOf, type Visit } from './visit.ts';

const segmentSeconds = 4;
/** What a player fetches before it waits for time to pass. */
const segmentsAhead = 4;
const segmentsWatched = 10;
/** A place is remembered each twelve seconds. */
const segmentsAPlace = 3;

/** What the lesson page asks for, and then the stream at the speed of life. */
export async function watchLesson(visit: Visit): Promise<void> {
  const { call, lesson } = visit;
  const path = pathOf(lesson);
  await Promise.all([
    call('lesson', path),
    call('note', `${path}/note`),
    call('place', `${path}/position`),
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

export async function takeNotes({ call, lesson }: Visit): Promise<void> {
  const content = `What I took from it, at ${new Date().toISOString()}. `.repeat(10);
  await call('save note', `${pathOf(lesson)}/note`, { method: 'POST', body: { content } });
}

/** From anywhere in the video, and from its beginning again after its end. */
async function play({ call, pace, lesson }: Visit, segments: readonly string[]): Promise<void> {
  const start = Math.floor(Math.random() * segments.length);
  for (let played = 0; played < segmentsWatched && !pace.isOver; played += 1) {
    const index = (start + played) % segments.length;
    await call('segment', segments[index] ?? '');
    if (played >= segmentsAhead) await pace.pause(segmentSeconds * 1000);
    if (played % segmentsAPlace === segmentsAPlace - 1) {
      const body = { seconds: index * segmentSeconds };
      await call('save place', `${pathOf(lesson)}/position`, { method: 'PUT', body });
    }
  }
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
