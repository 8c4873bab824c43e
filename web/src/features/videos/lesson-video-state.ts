/** What stands on the stage of a lesson that may be read. */
import { ApiError } from '@academy/contract/http/client.ts';
import { momentWithin } from '@academy/contract/videos/moments.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';

export type Playing = NonNullable<VideoStatus['playing']>;

export type LessonVideoState =
  | { readonly kind: 'embed'; readonly embedUrl: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'preparing'; readonly status: VideoStatus }
  /** Why is known to the author alone. */
  | { readonly kind: 'failed'; readonly failure: VideoStatus['failure'] }
  | {
      readonly kind: 'playable';
      readonly playing: Playing;
      /** More qualities of it may come. */
      readonly growing: boolean;
      readonly startAtSeconds: number;
    };

interface LessonVideoQueries {
  readonly videoUrl: string | null | undefined;
  readonly status: { readonly data: VideoStatus | undefined; readonly error: unknown };
  readonly position: { readonly data: { seconds: number } | undefined; readonly isLoading: boolean };
  /** The second that the address names; it counts more than where the film was left. */
  readonly moment?: number | undefined;
}

export function lessonVideoState({
  videoUrl,
  status,
  position,
  moment,
}: LessonVideoQueries): LessonVideoState {
  const link = readVideoLink(videoUrl ?? '');
  if (link.kind === 'youtube' || link.kind === 'vimeo') return { kind: 'embed', embedUrl: link.embedUrl };
  if (status.data === undefined) return withoutStatus(status.error);
  const { state, playing, failure } = status.data;
  if (playing !== null) {
    // A video that began at 0 and then jumped would be worse than a moment of patience.
    if (position.isLoading && moment === undefined) return { kind: 'loading' };
    return {
      kind: 'playable',
      playing,
      growing: state === 'playable',
      startAtSeconds:
        moment === undefined
          ? resumePosition(position.data?.seconds, playing.durationSeconds)
          : momentWithin(moment, playing.durationSeconds),
    };
  }
  switch (state) {
    case 'none':
      return { kind: 'none' };
    case 'failed':
      return { kind: 'failed', failure };
    case 'waiting':
    case 'preparing':
    case 'playable':
    case 'ready':
      return { kind: 'preparing', status: status.data };
  }
}

function withoutStatus(error: unknown): LessonVideoState {
  if (!error) return { kind: 'loading' };
  return error instanceof ApiError && error.status === 404 ? { kind: 'none' } : { kind: 'unknown' };
}

/** Beyond this share a video begins anew: its last seconds alone are of no use. */
const WATCHED_SHARE = 0.95;

export function resumePosition(savedSeconds: number | undefined, durationSeconds: number): number {
  if (savedSeconds === undefined || !Number.isFinite(savedSeconds) || savedSeconds <= 0) return 0;
  return savedSeconds >= durationSeconds * WATCHED_SHARE ? 0 : savedSeconds;
}
