import { defaultCaptionStyle } from '@academy/contract/captions/caption-style-choices.ts';
import { useSyncExternalStore } from 'react';
import { textLanguage } from '@/lib/text-language.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import type { CueText } from '../model/cue-edits.ts';
import { cueAt } from '../model/cue-operations.ts';

/** The cue that is read at the moment of the film. */
export function useCueInFilm(player: PlayerStore, cues: readonly CueText[]): CueText | undefined {
  return useSyncExternalStore(player.subscribe, () => cueAt(cues, player.getSnapshot().currentTime * 1000));
}

/** What stands under the picture now, as it is being written: on the ground that most students read it on. */
export function CueOnPicture({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div
      data-player-overlay
      aria-hidden="true"
      lang={textLanguage(text)}
      data-caption-ground={defaultCaptionStyle.background}
      // Always above the controls, which are there whenever the film stands still to be written beside; and over the large
      // button to begin with, which is pressed through it.
      className="player-captions bottom-18! z-10"
    >
      <p dir="auto">
        <span>{text.trim()}</span>
      </p>
    </div>
  );
}
