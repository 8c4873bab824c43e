import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import { type ReactNode, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { createPlayerStore, type PlayerStore } from '../create-player-store.ts';
import { createVideo } from '../create-video.ts';
import { streamOpener } from '../engine/open-stream.ts';
import { VideoPlayer } from './video-player.tsx';

/** The player of a film that its creator works beside. */
export function useStudioPlayer(renewSession: () => Promise<boolean>): PlayerStore {
  return useState(() => createPlayerStore({ openStream: streamOpener({ renewSession }) }))[0];
}

interface StudioFilmProps {
  address: LessonAddress;
  player: PlayerStore;
  title: string;
  posterUrl: string | null;
  overlay?: ReactNode;
  className?: string;
}

/** The film for who works on it: nothing is saved of where it stands, and nothing is told of it. */
export function StudioFilm({ address, player, title, posterUrl, overlay, className }: StudioFilmProps) {
  const [video] = useState(createVideo);
  return (
    // Isolated: its controls lie over its picture, and never over a save bar.
    <div className={cn('relative isolate aspect-video overflow-hidden rounded-card', className)}>
      <VideoPlayer
        store={player}
        video={video}
        title={title}
        src={streamPath(address.lessonId)}
        posterUrl={posterUrl}
        startAtSeconds={0}
        playAtOnce={false}
        overlay={overlay}
        ending={() => null}
      />
    </div>
  );
}
