import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { readMoment } from '@academy/contract/videos/moments.ts';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { seekWhenReady, useOpenPlayer } from '@/player/open-player.ts';

/**
 * The second at which the lesson's address opens its film, if it names one. Following a link to another moment of the same lesson
 * moves in the film that is open, without loading anything again.
 */
export function useMoment(): number | undefined {
  const moment = readMoment(useSearch({ from: webRoutes.lesson }).t);
  const [opened] = useState(moment);
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const followed = useRef(visit);
  const player = useOpenPlayer();
  useEffect(() => {
    if (player === null || followed.current === visit) return;
    followed.current = visit;
    if (moment !== undefined) return seekWhenReady(player, moment);
  }, [player, visit, moment]);
  return opened;
}
