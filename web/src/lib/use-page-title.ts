import { useEffect } from 'react';

const siteName = 'Academy';

/** Names the page in the tab and, through the route announcer, to screen readers. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title]);
}
