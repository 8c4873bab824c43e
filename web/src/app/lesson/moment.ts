import { momentParameter, readMoment } from '@academy/contract/videos/moments.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useVisit } from '@/lib/use-visit.ts';
import { seekWhenReady, useOpenPlayer } from '@/player/open-player.ts';

/**
 * The second at which the lesson's address opens its film, if it names one. Following a link to a moment of the same lesson, also the same one again,
 * moves in the film that is open, without loading anything again.
 */
export function useMoment(): number | undefined {
  // Both from one source: the page's own search changes a moment after the address.
  const moment = readMoment(
    useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get(momentParameter) }),
  );
  const visit = useVisit();
  const [opened] = useState(moment);
  const followed = useRef(visit);
  const player = useOpenPlayer();
  useEffect(() => {
    if (player === null || followed.current === visit) return;
    followed.current = visit;
    if (moment !== undefined) return seekWhenReady(player, moment);
  }, [player, visit, moment]);
  return opened;
}
