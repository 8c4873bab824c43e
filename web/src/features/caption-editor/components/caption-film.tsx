import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import { useState, useSyncExternalStore } from 'react';
import { renewSession } from '@/api/client/api.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { VideoPlayer } from '@/player/components/video-player.tsx';
import { createPlayerStore, type PlayerStore } from '@/player/create-player-store.ts';
import { createVideo } from '@/player/create-video.ts';
import { streamOpener } from '@/player/engine/open-stream.ts';
import type { CueText } from '../model/cue-edits.ts';
import { cueAt } from '../model/cue-operations.ts';

export const createFilmPlayer = (): PlayerStore =>
  createPlayerStore({ openStream: streamOpener({ renewSession }) });

/** The cue that is read at the moment of the film. */
export function useCueInFilm(player: PlayerStore, cues: readonly CueText[]): CueText | undefined {
  return useSyncExternalStore(player.subscribe, () => cueAt(cues, player.getSnapshot().currentTime * 1000));
}

interface CaptionFilmProps {
  address: LessonAddress;
  player: PlayerStore;
  title: string;
  posterUrl: string | null;
  /** What stands under the picture now, as it is being written. */
  text: string;
}

/** The film for who corrects its captions: nothing is saved of where it stands. */
export function CaptionFilm({ address, player, title, posterUrl, text }: CaptionFilmProps) {
  const [video] = useState(createVideo);
  return (
    <div className="relative aspect-video overflow-hidden rounded-card max-lg:rounded-none">
      <VideoPlayer
        store={player}
        video={video}
        title={title}
        src={streamPath(address.lessonId)}
        posterUrl={posterUrl}
        startAtSeconds={0}
        playAtOnce={false}
        overlay={<CueOnPicture text={text} />}
        ending={() => null}
      />
    </div>
  );
}

function CueOnPicture({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div
      data-player-overlay
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-4 bottom-16 flex justify-center text-center"
    >
      <p
        lang={textLanguage(text)}
        className="rounded-control bg-black/75 px-3 py-1 whitespace-pre-line text-white"
      >
        {text.trim()}
      </p>
    </div>
  );
}
