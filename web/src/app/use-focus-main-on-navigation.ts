import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation the focus would stay on a link that is gone. It goes to the main landmark instead, so
 * the next Tab starts in the new page. The first load and changes of query or hash leave it alone, and so do tabs
 * that have addresses of their own: whoever walks through them with the arrow keys is still there.
 */
export function useFocusMainOnNavigation(mainId: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash) return;
        if (document.activeElement?.getAttribute('role') === 'tab') return;
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }),
    [router, mainId],
  );
}
