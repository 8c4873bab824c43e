/** A toast goes with the page that it spoke of: it would lie over the next one and tell nothing of it. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dismissToast, type ToastRecord } from './toast-store.ts';

/** What is younger may be what leads to the next page, such as an enrollment, and has hardly been read. */
const READ_MS = 3000;

export function useToastOfPage(record: ToastRecord | undefined): void {
  const router = useRouter();
  const { id, open = false, lasting = false } = record ?? {};
  useEffect(() => {
    // What can be taken back can be so from the next page, too.
    if (id === undefined || !open || lasting) return;
    const shownAt = performance.now();
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged && performance.now() - shownAt >= READ_MS) dismissToast(id);
    });
  }, [router, id, open, lasting]);
}
