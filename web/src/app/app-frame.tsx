import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { createAppRouter } from '@/app/router.ts';
import { SessionProvider } from '@/features/auth/session-provider.tsx';
import type { SessionStore } from '@/features/auth/session-store.ts';

interface AppFrameProps {
  session: SessionStore;
  onSignOut: () => void;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

/** What stands around every page, in a browser and where the server draws the page. */
export function AppFrame({ session, onSignOut, queryClient, router }: AppFrameProps) {
  return (
    <SessionProvider store={session} onSignOut={onSignOut}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionProvider>
  );
}
