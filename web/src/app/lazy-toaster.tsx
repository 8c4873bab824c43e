import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '@/components/ui/toast-store.ts';
import { log } from '@/lib/log.ts';

const currentId = (): number | undefined => currentToast()?.id;

/**
 * Most visits never see a toast, so what draws one is fetched with the first. Where it cannot be fetched, without a
 * connection say, the page the toast speaks of stays on the screen all the same, and the next toast tries again.
 */
export function LazyToaster() {
  const id = useSyncExternalStore(subscribeToToasts, currentId);
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (id === undefined || Toaster) return;
    import('@/components/ui/toast.tsx').then(
      (module) => setToaster(() => module.Toaster),
      (error: unknown) => log.warn('A toast could not be shown.', { error }),
    );
  }, [id, Toaster]);

  return Toaster && id !== undefined ? <Toaster /> : null;
}
