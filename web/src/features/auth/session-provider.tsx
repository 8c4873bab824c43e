import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { SessionContext, SessionStatusContext, SignOutContext } from './session.ts';
import type { SessionStore } from './session-store.ts';

interface SessionProviderProps {
  store: SessionStore;
  onSignOut: () => void;
  children: ReactNode;
}

/** Tells the pages who is signed in, and asks again when they come back into view. */
export function SessionProvider({ store, onSignOut, children }: SessionProviderProps) {
  const { user, failed, turn } = useSyncExternalStore(store.subscribe, store.state, store.firstState);
  const status = useMemo(
    () => ({ failed, turn, retry: () => void store.retry(), recheck: () => void store.check() }),
    [failed, turn, store],
  );

  useEffect(() => {
    const recheck = () => {
      if (document.visibilityState === 'visible') void store.check();
    };
    // The back button may restore a page as it was before a sign-in or sign-out.
    const recheckRestored = (event: PageTransitionEvent) => {
      if (event.persisted) void store.check();
    };
    document.addEventListener('visibilitychange', recheck);
    window.addEventListener('pageshow', recheckRestored);
    return () => {
      document.removeEventListener('visibilitychange', recheck);
      window.removeEventListener('pageshow', recheckRestored);
    };
  }, [store]);

  return (
    <SessionContext value={user}>
      <SessionStatusContext value={status}>
        <SignOutContext value={onSignOut}>{children}</SignOutContext>
      </SessionStatusContext>
    </SessionContext>
  );
}
