import { type RefObject, useEffect, useState } from 'react';

/** How far away something may be to be worth drawing: about what a hand scrolls while it is drawn. */
const MARGIN = '1200px 0px';

/** Whether an element is on the screen or close to it. What is far away needs only its height. */
export function useNearViewport(
  ref: RefObject<HTMLElement | null>,
  { enabled }: { enabled: boolean },
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!enabled || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, enabled]);
  return !enabled || near;
}
