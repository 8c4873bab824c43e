import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LessonPlayerProps } from './lesson-player.tsx';

type Outcome = { readonly Player: ComponentType<LessonPlayerProps> } | { readonly error: unknown };

let loaded: Outcome | undefined;

async function loadPlayer(): Promise<Outcome> {
  const { LessonPlayer } = await import('./lesson-player.tsx');
  loaded = { Player: LessonPlayer };
  return loaded;
}

/** Fetches the player while it is still being found out whether there is something to play. */
export async function preloadLessonPlayer(): Promise<void> {
  // What fails here fails again where it is shown.
  await loadPlayer().catch(() => undefined);
}

interface LazyLessonPlayerProps extends LessonPlayerProps {
  /** In its place as long as its code is on the way. */
  waiting: ReactNode;
}

/**
 * The player, as soon as its code is there. React's own way to wait for code would hold it back for 300 ms: what is ready
 * soon after a first "Loading..." it shows no sooner.
 */
export function LazyLessonPlayer({ waiting, ...player }: LazyLessonPlayerProps) {
  const [outcome, setOutcome] = useState(loaded);
  useEffect(() => {
    if (outcome === undefined) loadPlayer().then(setOutcome, (error: unknown) => setOutcome({ error }));
  }, [outcome]);
  if (outcome === undefined) return waiting;
  if ('error' in outcome) throw outcome.error;
  return <outcome.Player {...player} />;
}
