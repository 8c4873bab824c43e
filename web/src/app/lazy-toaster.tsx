import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '@/components/ui/toast-store.ts';

const Toaster = lazy(() =>
  import('@/components/ui/toast.tsx').then((module) => ({ default: module.Toaster })),
);

const hasToast = (): boolean => currentToast() !== undefined;

/** Most visits never see a toast, so what draws one is fetched with the first. */
export function LazyToaster() {
  const wanted = useSyncExternalStore(subscribeToToasts, hasToast);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
