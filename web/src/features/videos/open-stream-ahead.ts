import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { renewSession } from '@/api/client/api.ts';
import { fetchWorkerAhead } from '@/player/engine/fetch-worker.ts';
import type { OpeningStream } from '@/player/engine/hls-ahead.ts';
import type { StreamSource } from '@/player/engine/stream-engine.ts';
import { lessonVideoState } from './lesson-video-state.ts';

interface LessonAnswers {
  readonly lesson: Promise<Pick<Lesson, '_id' | 'videoUrl'>>;
  readonly status: Promise<VideoStatus>;
  readonly position: Promise<{ seconds: number }>;
}

/**
 * Opens the stream of a lesson as soon as it is known to have one, while the page around it is still on its way. The answer
 * is the stream whose first segment has been asked for, or undefined where there is none. What fails here fails again, and
 * is shown, where the page asks for it.
 */
export async function openStreamAhead(answers: LessonAnswers): Promise<OpeningStream | undefined> {
  const code = import('@/player/engine/hls-ahead.ts');
  // Nobody may come to wait for it.
  code.catch(() => undefined);
  try {
    const source = await streamSource(answers);
    if (source === undefined) return undefined;
    const { openHlsAhead } = await code;
    const stream = openHlsAhead(source, { renewSession });
    // After the manifest, which is small and has others waiting for it.
    fetchWorkerAhead();
    await stream?.asked;
    return stream;
  } catch {
    return undefined;
  }
}

async function streamSource({ lesson, status, position }: LessonAnswers): Promise<StreamSource | undefined> {
  const place = position.catch(() => undefined);
  const [{ _id, videoUrl }, data, savedPlace] = await Promise.all([lesson, status, place]);
  const state = lessonVideoState({
    videoUrl,
    status: { data, error: null },
    position: { data: savedPlace, isLoading: false },
  });
  return state.kind === 'playable'
    ? { src: streamPath(_id), startAtSeconds: state.startAtSeconds }
    : undefined;
}
