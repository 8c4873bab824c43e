import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useSyncExternalStore } from 'react';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { useOpenPlayer } from '@/player/open-player.ts';
import { isTrackingRefused } from './watching-wanted.ts';

const filmWatching = lazyPart(() => import('./film-watching.tsx'));

interface LazyFilmWatchingProps {
  address: LessonAddress;
  version: string;
  isStudent: boolean;
}

/** Comes when the film was begun, so the picture never waits for it; not at all where nothing is to be told. */
export function LazyFilmWatching({ isStudent, ...film }: LazyFilmWatchingProps) {
  const player = useOpenPlayer();
  return player && isStudent && !isTrackingRefused() ? <AfterStart player={player} {...film} /> : null;
}

function AfterStart({ player, ...film }: Omit<LazyFilmWatchingProps, 'isStudent'> & { player: PlayerStore }) {
  const started = useSyncExternalStore(player.subscribe, () => player.getSnapshot().started);
  const { part } = useLazyPart(filmWatching, started);
  return part ? <part.FilmWatching player={player} {...film} /> : null;
}
