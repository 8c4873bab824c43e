import { useEffect, useState } from 'react';

/**
 * Says the new page's title to screen readers. It listens to the title itself, because a lazy page, or one
 * whose title comes with its data, knows its name only after the navigation is over.
 */
export function RouteAnnouncer() {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const observer = new MutationObserver(() => setAnnounced(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {announced}
    </p>
  );
}
