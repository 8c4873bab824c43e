import type { Captions } from '@academy/contract/captions/caption-calls.ts';
import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useCues } from '@/api/captions.ts';
import { cn } from '@/lib/cn.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { useActiveCues } from '../use-active-cues.ts';
import { useCaptionChoice } from '../use-caption-choice.ts';

interface CaptionLinesProps {
  player: PlayerStore;
  address: LessonAddress;
  captions: Captions;
}

/**
 * What is said, over the picture: above the controls while they are there, and never over a question or the end of the film. It is
 * not read aloud by itself, because the film speaks already.
 */
export function CaptionLines({ player, address, captions }: CaptionLinesProps) {
  const chosen = useCaptionChoice(player, captions);
  const isOn = chosen?.isOn ?? false;
  const language = chosen?.track.language ?? '';
  const { data } = useCues(address, language, { enabled: isOn });
  const active = useActiveCues(player, isOn && data ? { language, cues: data.cues } : null);
  const ended = useSyncExternalStore(player.subscribe, () => player.getSnapshot().ended);
  const started = useSyncExternalStore(player.subscribe, () => player.getSnapshot().started);
  const controlsVisible = useSyncExternalStore(player.subscribe, () => player.getSnapshot().controlsVisible);
  useNativeStyle(player, chosen?.style);
  if (chosen === null || active.length === 0 || ended) return null;
  const { size, background } = chosen.style;
  return (
    <div
      lang={language}
      data-caption-ground={background}
      data-caption-size={size}
      data-above-controls={controlsVisible || undefined}
      // On a phone they would lie under the large button to begin with.
      className={cn('player-captions', !started && '@max-2xl/player:hidden')}
    >
      {active.map(({ id, text }) => (
        <p key={id} dir="auto">
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

/** For captions that the browser draws itself, which only the style sheet reaches. */
function useNativeStyle(player: PlayerStore, style: CaptionStyle | undefined): void {
  useEffect(() => {
    const video = player.video();
    if (!video || !style) return;
    video.setAttribute('data-caption-size', style.size);
    video.setAttribute('data-caption-ground', style.background);
  }, [player, style]);
}
