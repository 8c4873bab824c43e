import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { createAppRouter } from '@/app/router.ts';
import { SessionProvider } from '@/features/auth/session-provider.tsx';
import type { SessionStore } from '@/features/auth/session-store.ts';
import { i18n } from '@/lib/language/i18n.ts';

interface AppFrameProps {
  session: SessionStore;
  onSignOut: () => void;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

/** What stands around every page, in a browser and where the server draws the page. */
export function AppFrame({ session, onSignOut, queryClient, router }: AppFrameProps) {
  return (
    <I18nProvider i18n={i18n}>
      <SessionProvider store={session} onSignOut={onSignOut}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>
  );
}
