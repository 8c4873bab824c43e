import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useEffect, useState } from 'react';
import { sendWatching, useWatchingChoice } from '@/api/watching.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { createWatchingReporter } from './watching-reporter.ts';

interface FilmWatchingProps {
  address: LessonAddress;
  player: PlayerStore;
  version: string;
}

/** Tells what is watched, unless the viewer switched that off. There is nothing to see of it. */
export function FilmWatching({ address, player, version }: FilmWatchingProps) {
  const { data: choice } = useWatchingChoice();
  // Another version is played from the next visit on.
  const [opened] = useState(version);
  return choice?.isCounted === true ? (
    <CountedWatching address={address} player={player} version={opened} />
  ) : null;
}

function CountedWatching({ address, player, version }: FilmWatchingProps) {
  const { courseId, moduleId, lessonId } = address;
  useEffect(() => {
    const reporter = createWatchingReporter({
      version,
      send: (report, init) => sendWatching({ courseId, moduleId, lessonId }, report, init),
    });
    reporter.follow(player.getSnapshot());
    const unsubscribe = player.subscribe(() => {
      const moment = player.getSnapshot();
      // Before its first picture, and once it is closed, the player's time says nothing.
      if (moment.ready && moment.hasFrame) reporter.follow(moment);
    });
    const onHidden = () => {
      if (document.visibilityState === 'hidden') reporter.hide();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', reporter.leave);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', reporter.leave);
      reporter.leave();
    };
  }, [player, version, courseId, moduleId, lessonId]);
  return null;
}
