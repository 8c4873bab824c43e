import type { Cue } from '@academy/contract/captions/caption.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { languageName } from '@/lib/language/language-name.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { createCueIndex } from './cue-index.ts';
import { followTextTrack } from './film-text-track.ts';

interface ShownTrack {
  readonly language: string;
  readonly cues: readonly Cue[];
}

const none: readonly Cue[] = [];

/** The cues to be drawn on the page at this moment: none while the browser draws them itself. */
export function useActiveCues(player: PlayerStore, shown: ShownTrack | null): readonly Cue[] {
  const cues = shown?.cues ?? none;
  const language = shown?.language;
  const ticks = useMemo(createTicks, []);
  const [isElsewhere, setElsewhere] = useState(false);

  useEffect(() => {
    const video = player.video();
    if (!video) return;
    const contents = language === undefined ? null : { language, label: languageName(language), cues };
    return followTextTrack(video, contents, (where) => {
      setElsewhere(where.isElsewhere);
      ticks.tell();
    });
  }, [player, language, cues, ticks]);

  const index = useMemo(() => createCueIndex(cues), [cues]);
  const find = () => index.at((player.video()?.currentTime ?? 0) * 1000);
  // Drawn anew when others are said, and not whenever the clock goes on.
  const ids = useSyncExternalStore(
    useMemo(() => both(player.subscribe, ticks.subscribe), [player, ticks]),
    () =>
      find()
        .map(({ id }) => id)
        .join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say when to look again.
  return useMemo(() => (isElsewhere ? none : find()), [ids, index, isElsewhere]);
}

type Subscribe = (listener: () => void) => () => void;

const both =
  (first: Subscribe, second: Subscribe): Subscribe =>
  (listener) => {
    const stops = [first(listener), second(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

function createTicks() {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
