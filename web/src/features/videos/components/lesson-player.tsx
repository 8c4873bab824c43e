import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { storyboardPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { renewSession } from '@/api/client/api.ts';
import type { FilmStoryboard } from '@/player/bar-contents.ts';
import { VideoPlayer } from '@/player/components/video-player.tsx';
import { createPlayerStore } from '@/player/create-player-store.ts';
import { createVideo } from '@/player/create-video.ts';
import { streamOpener } from '@/player/engine/open-stream.ts';
import { prefetchedVideo } from '@/player/engine/prefetch-hls.ts';
import { useFilmMarks } from '@/player/film-marks.ts';
import { useOfferPlayer } from '@/player/open-player.ts';
import { keptRate } from '../kept-rate.ts';
import type { Playing } from '../lesson-video-state.ts';
import { usePositionSaving } from '../position-saver.ts';
import { useGrowingStream } from '../use-growing-stream.ts';

export interface LessonPlayerProps {
  address: LessonAddress;
  title: string;
  playing: Playing;
  growing: boolean;
  startAtSeconds: number;
  playAtOnce: boolean;
  /** Left out, it is kept where its viewer stopped. */
  keepsPosition?: boolean;
  /** Over the picture; see `VideoPlayer`. */
  overlay?: ReactNode;
  moreControls?: ReactNode;
  /** What stands over the last picture. */
  ending: (watchAgain: () => void) => ReactNode;
}

/** The player of one lesson. It comes in a chunk of its own, because it brings the streaming library along. */
export function LessonPlayer({
  address,
  title,
  playing,
  growing,
  startAtSeconds,
  playAtOnce,
  keepsPosition = true,
  overlay,
  moreControls,
  ending,
}: LessonPlayerProps) {
  const [store] = useState(() => createPlayerStore({ openStream: streamOpener({ renewSession }), keptRate }));
  const src = streamPath(address.lessonId);
  const [video] = useState(() => prefetchedVideo({ src, startAtSeconds }) ?? createVideo());
  useOfferPlayer(store);
  usePositionSaving(store, address, { startAtSeconds, enabled: keepsPosition });
  useGrowingStream(store, { src, playing, growing });
  useFilmMarks('storyboard', useStoryboard(address.lessonId, playing));
  return (
    <VideoPlayer
      store={store}
      video={video}
      title={title}
      src={src}
      posterUrl={playing.posterUrl}
      startAtSeconds={startAtSeconds}
      playAtOnce={playAtOnce}
      overlay={overlay}
      moreControls={moreControls}
      ending={ending}
    />
  );
}

/** Of the version that was opened: another one is played from the next visit on. */
function useStoryboard(lessonId: string, playing: Playing): FilmStoryboard | null {
  const [{ version }] = useState(playing);
  const [kept, setKept] = useState(playing.storyboard);
  if (playing.version === version && playing.storyboard !== kept) setKept(playing.storyboard);
  return useMemo(
    () => (kept ? { ...kept, sheetUrl: (sheet) => storyboardPath(lessonId, version, sheet) } : null),
    [lessonId, version, kept],
  );
}
