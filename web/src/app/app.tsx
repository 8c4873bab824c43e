import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { subscribeToLateRefresh } from '@/api/client/api.ts';
import { createAppSession } from '@/app/app-session.ts';
import { askAgain } from '@/app/ask-again.ts';
import { forgetPerson } from '@/app/forget-person.ts';
import { createQueryClient } from '@/app/query-client.ts';
import { createAppRouter } from '@/app/router.tsx';
import { paths } from '@/config/paths.ts';
import { SessionProvider } from '@/features/auth/session-provider.tsx';
import { signOut } from '@/features/auth/sign-out.ts';

const router = createAppRouter();
const queryClient = createQueryClient({ onUnauthenticated: () => void session.check() });
const session = createAppSession({ onNewUser: (next) => forgetPerson(queryClient, next) });

subscribeToLateRefresh(() => void askAgain(queryClient));
// Asked before anything is drawn, so that the answer comes while the page's own code still loads.
void session.check();

const onSignOut = () => void signOut({ session, goHome: () => router.navigate({ to: paths.home() }) });

/** Before it is drawn for the first time: a page whose code is there is then drawn at once. */
export const loadPage = () => router.load();

export function App() {
  return (
    <SessionProvider store={session} onSignOut={onSignOut}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionProvider>
  );
}
