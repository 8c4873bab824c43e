import { useSyncExternalStore } from 'react';
import { textLanguage } from '@/lib/text-language.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import type { CueText } from '../model/cue-edits.ts';
import { cueAt } from '../model/cue-operations.ts';

/** The cue that is read at the moment of the film. */
export function useCueInFilm(player: PlayerStore, cues: readonly CueText[]): CueText | undefined {
  return useSyncExternalStore(player.subscribe, () => cueAt(cues, player.getSnapshot().currentTime * 1000));
}

/** What stands under the picture now, as it is being written. */
export function CueOnPicture({ text }: { text: string }) {
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
