import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Changes whenever a link is followed, also the one that led here: that changes no address, and is meant all the same. */
export function useVisit(): string {
  const router = useRouter();
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  const [again, setAgain] = useState(0);
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
        if (!hrefChanged) setAgain((times) => times + 1);
      }),
    [router],
  );
  return `${key} ${again}`;
}
