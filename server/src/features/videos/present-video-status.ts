import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import { posterPath } from '@academy/contract/videos/stream-paths.ts';
import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';
import type { VideoState, VideoStatus } from '@academy/contract/videos/video-status.ts';

/** A version that is not retired, with the renditions that can be watched already. */
export interface VideoVersion {
  readonly id: string;
  readonly state: VideoState;
  readonly percent: number;
  readonly remainingSeconds: number | null;
  readonly failure: VideoFailure | null;
  readonly sourceName: string | null;
  readonly durationSeconds: number | null;
  readonly posterKey: string | null;
  readonly storyboard: Storyboard | null;
  /** From small to large. */
  readonly heights: readonly number[];
}

interface Shown {
  readonly lessonId: string;
  /** From new to old. */
  readonly versions: readonly VideoVersion[];
  /** Whether the one who asks may change the course: then they are told what went wrong, and with which file. */
  readonly forAuthor: boolean;
  /** Of others, before the newest is prepared. */
  readonly filmsBefore: number;
}

/** The newest version says how far things are; what plays may be an older one. */
export function presentVideoStatus({ lessonId, versions, forAuthor, filmsBefore }: Shown): VideoStatus {
  const [newest] = versions;
  return {
    state: newest?.state ?? 'none',
    percent: newest?.percent ?? 0,
    remainingSeconds: newest?.remainingSeconds ?? null,
    ...(forAuthor && filmsBefore > 0 ? { filmsBefore } : {}),
    failure: forAuthor ? (newest?.failure ?? null) : null,
    fileName: forAuthor ? (newest?.sourceName ?? null) : null,
    playing: presentPlaying(lessonId, playingOf(versions)),
  };
}

/** The newest that is complete; before there is one, the newest of which anything can be watched. */
function playingOf(versions: readonly VideoVersion[]): VideoVersion | undefined {
  const watchable = versions.filter(({ heights }) => heights.length > 0);
  return watchable.find(({ state }) => state === 'ready') ?? watchable[0];
}

function presentPlaying(lessonId: string, version: VideoVersion | undefined): VideoStatus['playing'] {
  if (version === undefined) return null;
  return {
    version: version.id,
    heights: [...version.heights],
    durationSeconds: version.durationSeconds ?? 0,
    posterUrl: version.posterKey === null ? null : posterPath(lessonId, version.id),
    ...(version.storyboard === null ? {} : { storyboard: version.storyboard }),
  };
}
