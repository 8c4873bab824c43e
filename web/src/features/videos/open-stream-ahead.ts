import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { fetchWorkerAhead } from '@/player/engine/fetch-worker.ts';
import type { OpeningStream } from '@/player/engine/hls-ahead.ts';
import { renewSession } from './api/renew-session.ts';
import { lessonVideoState } from './lesson-video-state.ts';

interface LessonAnswers {
  readonly lesson: Promise<Pick<Lesson, '_id' | 'videoUrl'>>;
  readonly status: Promise<VideoStatus>;
  readonly position: Promise<{ seconds: number }>;
}

interface StreamAhead {
  /** The library is here, or will not come. */
  readonly codeLoaded: Promise<unknown>;
  /** The stream whose first segment is on its way; undefined where there is none. */
  readonly underWay: Promise<OpeningStream | undefined>;
}

/**
 * Opens the stream of a lesson as soon as it is known to have one, while the page around it is still on its way. What
 * fails here fails again, and is shown, where the page asks for it.
 */
export function openStreamAhead({ lesson, status, position }: LessonAnswers): StreamAhead {
  const code = import('@/player/engine/hls-ahead.ts');
  const open = async () => {
    const place = position.catch(() => undefined);
    const [{ openHlsAhead }, { _id, videoUrl }, data, savedPlace] = await Promise.all([
      code,
      lesson,
      status,
      place,
    ]);
    const state = lessonVideoState({
      videoUrl,
      status: { data, error: null },
      position: { data: savedPlace, isLoading: false },
    });
    if (state.kind !== 'playable') return undefined;
    const source = { src: streamPath(_id), startAtSeconds: state.startAtSeconds };
    const stream = openHlsAhead(source, { renewSession });
    fetchWorkerAhead();
    await stream?.underWay;
    return stream;
  };
  return { codeLoaded: code.catch(() => undefined), underWay: open().catch(() => undefined) };
}
