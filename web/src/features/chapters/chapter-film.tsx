import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { renewSession } from '@/api/client/api.ts';
import { VideoPlayer } from '@/player/components/video-player.tsx';
import { createPlayerStore, type PlayerStore } from '@/player/create-player-store.ts';
import { createVideo } from '@/player/create-video.ts';
import { streamOpener } from '@/player/engine/open-stream.ts';

export const createFilmPlayer = (): PlayerStore =>
  createPlayerStore({ openStream: streamOpener({ renewSession }) });

interface ChapterFilmProps {
  address: LessonAddress;
  player: PlayerStore;
  posterUrl: string | null;
}

/** The film for who divides it into chapters: nothing is saved of where it stands. */
export function ChapterFilm({ address, player, posterUrl }: ChapterFilmProps) {
  const [video] = useState(createVideo);
  return (
    <div className="relative aspect-video w-full max-w-xl overflow-hidden rounded-card">
      <VideoPlayer
        store={player}
        video={video}
        title={t`Chapters`}
        src={streamPath(address.lessonId)}
        posterUrl={posterUrl}
        startAtSeconds={0}
        playAtOnce={false}
        ending={() => null}
      />
    </div>
  );
}
