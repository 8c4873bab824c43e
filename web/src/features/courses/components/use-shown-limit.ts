import { useEffect, useState } from 'react';

/** The limit that the cards on the screen were asked for with, while a longer list is on its way. */
export function useShownLimit(limit: number, outdated: boolean): number {
  const [shownLimit, setShownLimit] = useState(limit);
  useEffect(() => {
    if (!outdated) setShownLimit(limit);
  }, [outdated, limit]);
  return outdated ? shownLimit : limit;
}
