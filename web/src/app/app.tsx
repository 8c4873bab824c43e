import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { subscribeToLateRefresh } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { AppFrame } from '@/app/app-frame.tsx';
import { type AppSessionOptions, createAppSession } from '@/app/app-session.ts';
import { readPageData, restoreQueries } from '@/app/page-data.ts';
import { createQueryClient, forgetUser, refetchEverything } from '@/app/query-client.ts';
import { createAppRouter } from '@/app/router.ts';
import { paths } from '@/config/paths.ts';
import { signOut } from '@/features/auth/sign-out.ts';
import { languageOfPage, loadCatalogue, speak } from '@/lib/language/language.ts';
import { log } from '@/lib/log.ts';

interface AppOptions {
  /** In place of the browser's. */
  readonly history?: RouterHistory;
  readonly prefetchedUser?: AppSessionOptions['prefetched'];
}

/** The app as it is put together for a browser and for its tests. */
export function createApp({ history, prefetchedUser }: AppOptions = {}) {
  const router = createAppRouter(history);
  const queryClient = createQueryClient({ onUnauthenticated: () => void session.check() });
  const session = createAppSession({
    onNewUser: (next) => forgetUser(queryClient, next),
    prefetched: prefetchedUser,
  });
  // Asked before anything is drawn, so that the answer comes while the page's own code still loads.
  void session.check();
  const onSignOut = () => void signOut({ session, goHome: () => router.navigate({ to: paths.home() }) });
  const element = (
    <AppFrame session={session} onSignOut={onSignOut} queryClient={queryClient} router={router} />
  );
  return { element, router, queryClient };
}

/** What cannot be fetched now is fetched at the next start. */
async function keepApp(): Promise<void> {
  const module = await import('@/app/keep-app.ts').catch(() => undefined);
  await module?.keepApp();
}

interface StartOptions extends Pick<AppOptions, 'prefetchedUser'> {
  /** Gives the queries what was asked for before the app was there, and returns how to forget what is not used yet. */
  readonly prime?: (queryClient: QueryClient) => () => void;
  /** Everything for the page has come: it is drawn once, and not in the steps in which it would have been asked for. */
  readonly drawOnce?: boolean;
}

export async function startApp({ prime, drawOnce = false, ...options }: StartOptions = {}): Promise<void> {
  const app = createApp(options);
  const { router, queryClient } = app;
  setTimeout(() => void keepApp(), keepAfterMs);
  const forgetPrefetched = prime?.(queryClient);
  subscribeToLateRefresh(() => {
    forgetPrefetched?.();
    void refetchEverything(queryClient);
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const element = <StrictMode>{app.element}</StrictMode>;
  const language = languageOfPage();
  speak(language, await loadCatalogue(language));

  const answers = readPageData(document);
  // A page out of the browser's own history may have been drawn before somebody signed in.
  if (answers && !sessionMarks().signedIn) {
    restoreQueries(queryClient, answers, router);
    // What the router does with a page of the server's, but for its own data, which would have to be an inline script.
    router.ssr = { manifest: undefined };
    await router.load();
    // In pieces, so that a tap is heard in between.
    startTransition(() => {
      hydrateRoot(root, element, { onRecoverableError: tellDifference });
    });
    return;
  }
  if (drawOnce) await router.load();
  createRoot(root).render(element);
}

/** Once the page and what it asks for have come. */
const keepAfterMs = 5000;

/** React wraps what happened in an error that says only that it went on. */
const tellDifference = (error: unknown) =>
  log.error('Not what the server drew', { error: (error instanceof Error && error.cause) || error });
