import { lazy } from 'react';

const importPlayer = () => import('./lesson-player.tsx');

/** Fetches the player while it is still being found out whether there is something to play. */
export function preloadLessonPlayer(): void {
  // What fails here fails again where it is shown.
  importPlayer().catch(() => undefined);
}

export const LazyLessonPlayer = lazy(() =>
  importPlayer().then((module) => ({ default: module.LessonPlayer })),
);
