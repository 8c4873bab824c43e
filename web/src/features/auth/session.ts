import type { SessionUser } from '@academy/contract/users/user.ts';
import { createContext, useContext } from 'react';

/** `undefined` while it is not known yet whether somebody is signed in, `null` when nobody is. */
export type Session = SessionUser | null | undefined;

export const SessionContext = createContext<Session>(null);

export function useSession(): Session {
  return useContext(SessionContext);
}

/** What "Sign out" does. Without a session there is nothing to end. */
export const SignOutContext = createContext<() => void>(() => undefined);

export function useSignOut(): () => void {
  return useContext(SignOutContext);
}
