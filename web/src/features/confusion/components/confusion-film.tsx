import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import { useState } from 'react';
import { renewSession } from '@/api/client/api.ts';
import { VideoPlayer } from '@/player/components/video-player.tsx';
import { createPlayerStore, type PlayerStore } from '@/player/create-player-store.ts';
import { createVideo } from '@/player/create-video.ts';
import { streamOpener } from '@/player/engine/open-stream.ts';

export const createFilmPlayer = (): PlayerStore =>
  createPlayerStore({ openStream: streamOpener({ renewSession }) });

interface ConfusionFilmProps {
  address: LessonAddress;
  player: PlayerStore;
  title: string;
  posterUrl: string | null;
}

/** The film for who looks at its map: nothing is saved of where it stands, and nothing is told of it. */
export function ConfusionFilm({ address, player, title, posterUrl }: ConfusionFilmProps) {
  const [video] = useState(createVideo);
  return (
    <div className="relative aspect-video overflow-hidden rounded-card">
      <VideoPlayer
        store={player}
        video={video}
        title={title}
        src={streamPath(address.lessonId)}
        posterUrl={posterUrl}
        startAtSeconds={0}
        playAtOnce={false}
        ending={() => null}
      />
    </div>
  );
}
