import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { fetchWorkerAhead } from '@/player/engine/fetch-worker.ts';
import { renewSession } from './api/renew-session.ts';
import { lessonVideoState } from './lesson-video-state.ts';

interface LessonAnswers {
  readonly lesson: Promise<Pick<Lesson, '_id' | 'videoUrl'>>;
  readonly status: Promise<VideoStatus>;
  readonly position: Promise<{ seconds: number }>;
}

/**
 * Opens the stream of a lesson as soon as it is known to have one, while the page around it is still on its way. Resolves
 * when its first segment is on its way, or there is none. What fails here fails again, and is shown, where the page asks.
 */
export async function openStreamAhead({ lesson, status, position }: LessonAnswers): Promise<void> {
  try {
    const [{ openHlsAhead }, { _id, videoUrl }, data, place] = await Promise.all([
      import('@/player/engine/hls-ahead.ts'),
      lesson,
      status,
      position.catch(() => undefined),
    ]);
    const state = lessonVideoState({
      videoUrl,
      status: { data, error: null },
      position: { data: place, isLoading: false },
    });
    if (state.kind !== 'playable') return;
    fetchWorkerAhead();
    await openHlsAhead({ src: streamPath(_id), startAtSeconds: state.startAtSeconds }, { renewSession });
  } catch {}
}
