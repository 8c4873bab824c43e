import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribeToLateRefresh } from '@/api/client/api.ts';
import { type AppSessionOptions, createAppSession } from '@/app/app-session.ts';
import { loadedNow, type PrefetchedLesson, primeQueries } from '@/app/prefetched-answers.ts';
import { createQueryClient, forgetUser, refetchEverything } from '@/app/query-client.ts';
import { createAppRouter } from '@/app/router.tsx';
import { paths } from '@/config/paths.ts';
import { SessionProvider } from '@/features/auth/session-provider.tsx';
import { signOut } from '@/features/auth/sign-out.ts';

interface AppOptions {
  /** In place of the browser's. */
  readonly history?: RouterHistory;
  readonly prefetchedUser?: AppSessionOptions['prefetched'];
}

/** The app as it is put together for a browser and for its tests. */
export function createApp({ history, prefetchedUser }: AppOptions = {}) {
  const router = createAppRouter();
  const queryClient = createQueryClient({ onUnauthenticated: () => void session.check() });
  const session = createAppSession({
    onNewUser: (next) => forgetUser(queryClient, next),
    prefetched: prefetchedUser,
  });
  // Asked before anything is drawn, so that the answer comes while the page's own code still loads.
  void session.check();
  const onSignOut = () => void signOut({ session, goHome: () => router.navigate({ to: paths.home() }) });
  const element = (
    <SessionProvider store={session} onSignOut={onSignOut}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} {...(history ? { history } : {})} />
      </QueryClientProvider>
    </SessionProvider>
  );
  return { element, router, queryClient };
}

interface StartOptions {
  readonly prefetched?: PrefetchedLesson;
  /** Everything for the page has come: it is drawn once, and not in the steps in which it would have been asked for. */
  readonly drawOnce?: boolean;
}

export async function startApp({ prefetched, drawOnce = false }: StartOptions = {}): Promise<void> {
  const answer = prefetched?.answers.user;
  const { element, router, queryClient } = createApp({
    ...(answer ? { prefetchedUser: { answer, user: (await loadedNow(answer))?.user } } : {}),
  });
  const forgetPrefetched = prefetched && primeQueries(queryClient, prefetched);
  subscribeToLateRefresh(() => {
    forgetPrefetched?.();
    void refetchEverything(queryClient);
  });
  if (drawOnce) await router.load();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(<StrictMode>{element}</StrictMode>);
}
