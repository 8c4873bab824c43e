import { lazy } from 'react';

const importPlayer = () => import('./lesson-player.tsx');

/** Fetches the player while it is still being found out whether there is something to play. */
export function preloadLessonPlayer(): void {
  Promise.all([
    importPlayer(),
    import('@/player/engine/hls-engine.ts').then(({ fetchWorkerAhead }) => fetchWorkerAhead()),
    // What fails here fails again where it is shown.
  ]).catch(() => undefined);
}

export const LazyLessonPlayer = lazy(() =>
  importPlayer().then((module) => ({ default: module.LessonPlayer })),
);
