import { createContext, useContext } from 'react';

export interface SessionUser {
  id: string;
  name: string;
  avatar: string | null;
  role: 'student' | 'creator' | 'admin';
  email: string;
}

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
