/**
 * What is known of moments of the film is shown on its seek bar: chapters, hits of a search, and small pictures. Whoever knows
 * them calls the hook with them, anywhere on the page of the lesson; they stay as long as the component does.
 */
import { useEffect } from 'react';
import { type BarContents, emptyBar } from './bar-contents.ts';
import { useOpenPlayer } from './open-player.ts';

/**
 * Shows one kind of marks on the bar of the open player: `useFilmMarks('chapters', chapters)`, `useFilmMarks('hits', seconds)`.
 * The contents should be the same object while they are the same, as those of a query or of `useMemo` are.
 */
export function useFilmMarks<Kind extends keyof BarContents>(kind: Kind, contents: BarContents[Kind]): void {
  const player = useOpenPlayer();
  useEffect(() => {
    player?.showOnBar({ [kind]: contents });
    return () => player?.showOnBar({ [kind]: emptyBar[kind] });
  }, [player, kind, contents]);
}
