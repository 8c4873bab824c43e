import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { renewSession } from '@/api/client/api.ts';
import { requestManifest } from '@/player/engine/early-manifest.ts';
import type { PrefetchedStream } from '@/player/engine/prefetch-hls.ts';
import type { StreamSource } from '@/player/engine/stream-engine.ts';
import { lessonVideoState } from './lesson-video-state.ts';

interface LessonAnswers {
  readonly lesson: Promise<Pick<Lesson, '_id' | 'videoUrl'>>;
  readonly status: Promise<VideoStatus>;
  readonly position: Promise<{ seconds: number }>;
}

interface PrefetchOptions {
  /** The second that the address names. */
  readonly moment: number | undefined;
}

/**
 * Opens the stream of a lesson as soon as it is known to have one, while the page around it is still on its way. The answer
 * is the stream whose first segment has been requested, or undefined where there is none. What fails here fails again, and
 * is shown, where the page asks for it.
 */
export async function prefetchStream(
  answers: LessonAnswers,
  { moment }: PrefetchOptions,
): Promise<PrefetchedStream | undefined> {
  const code = import('@/player/engine/prefetch-hls.ts');
  // It may never be waited for.
  code.catch(() => undefined);
  try {
    const source = await streamSource(answers, moment);
    if (source === undefined) return undefined;
    // The library takes longer to be fetched and read than this takes.
    const manifest = requestManifest(source.src);
    const { prefetchHls } = await code;
    const stream = prefetchHls(source, { renewSession, manifest });
    await stream?.requested;
    return stream;
  } catch {
    return undefined;
  }
}

async function streamSource(
  { lesson, status, position }: LessonAnswers,
  moment: number | undefined,
): Promise<StreamSource | undefined> {
  const [{ _id, videoUrl }, data, savedPosition] = await Promise.all([
    lesson,
    status,
    moment === undefined ? position.catch(() => undefined) : undefined,
  ]);
  const state = lessonVideoState({
    videoUrl,
    status: { data, error: null },
    position: { data: savedPosition, isLoading: false },
    moment,
  });
  return state.kind === 'playable'
    ? { src: streamPath(_id), startAtSeconds: state.startAtSeconds }
    : undefined;
}
