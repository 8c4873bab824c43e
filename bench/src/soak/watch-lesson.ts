/** The calls of the lesson page, and then the stream at the speed of its player. */
import { contentKeyPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import { oneOf, pathOf, pause, type Visit } from './visit.ts';

export async function watchLesson(visit: Visit): Promise<void> {
  const { call, lesson } = visit;
  const path = pathOf(lesson);
  await Promise.all([
    call('lesson', path),
    call('note', `${path}/note`),
    call('notes at moments', `${path}/notes`),
    call('position', `${path}/position`),
    call('video status', `${path}/video`),
    call('quiz', `${path}/quiz`),
    call('captions', `${path}/captions`),
    call('complete', `/api/enrollments/courses/${lesson.courseId}/lessons/${lesson.lessonId}/complete`, {
      method: 'PUT',
      body: {},
    }),
  ]);
  const playlist = oneOf(addressesIn(await call('playlist', streamPath(lesson.lessonId))));
  if (playlist === undefined) return;
  const segments = addressesIn(await call('playlist', playlist));
  await call('key', contentKeyPath(lesson.lessonId, lesson.version));
  const isRight = (file: string) => file.startsWith('WEBVTT') && file.includes('-->');
  await call('caption file', `${path}/captions/en/file/vtt`, { isRight });
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
      const seconds = index * segmentSeconds;
      await call('save position', `${pathOf(lesson)}/position`, { method: 'PUT', body: { seconds } });
      const seen = [[seconds, seconds + segmentSeconds]];
      const body = { version: lesson.version, seen, seenAgain: [], stoppedAt: null };
      await call('what was watched', `${pathOf(lesson)}/watching`, { method: 'POST', body });
    }
  }
}

/** The lines of a playlist that are addresses. */
function addressesIn(playlist: Buffer | null): string[] {
  return String(playlist ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
