/** The whole app at an address, as it is put together for a browser, on a history in memory and the fake server. */

import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import type { User } from '@academy/contract/users/user.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppSession } from '@/app/app-session.ts';
import { forgetPerson } from '@/app/forget-person.ts';
import { createQueryClient } from '@/app/query-client.ts';
import { createAppRouter } from '@/app/router.tsx';
import { paths } from '@/config/paths.ts';
import { SessionProvider } from '@/features/auth/session-provider.tsx';
import { signOut } from '@/features/auth/sign-out.ts';
import { type Answers, server } from '@/lib/testing/fake-server.ts';

interface OpenOptions {
  /** Left out, a visitor. */
  readonly as?: User | undefined;
  /** What the server answers, beside what it was told to before. */
  readonly answers?: Answers;
}

export function openApp(address: string, { as: user, answers = {} }: OpenOptions = {}) {
  if (user) beSignedIn(user);
  server.answer(answers);
  const router = createAppRouter();
  const history = createMemoryHistory({ initialEntries: [address] });
  const queryClient = createQueryClient({ onUnauthenticated: () => void session.check() });
  const session = createAppSession({ onNewUser: (next) => forgetPerson(queryClient, next) });
  void session.check();
  const onSignOut = () => void signOut({ session, goHome: () => router.navigate({ to: paths.home() }) });
  const { unmount: close } = render(
    <SessionProvider store={session} onSignOut={onSignOut}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} history={history} />
      </QueryClientProvider>
    </SessionProvider>,
  );
  return {
    address: () => history.location.href,
    history,
    queryClient,
    hand: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    close,
  };
}

/** As the cookies of a server tell scripts. */
export function beSignedIn(user: User): void {
  const { signedInMark, freshMark } = sessionCookieNames(false);
  for (const mark of [signedInMark, freshMark]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it.
    document.cookie = `${mark}=1`;
  }
  server.answer({ getSessionUser: { user } });
}
