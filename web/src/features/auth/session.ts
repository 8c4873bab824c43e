import type { User } from '@academy/contract/users/user.ts';
import { createContext, useContext } from 'react';

/** `undefined` while it is not known yet whether somebody is signed in, `null` when nobody is. */
export type Session = User | null | undefined;

export const SessionContext = createContext<Session>(null);

export function useSession(): Session {
  return useContext(SessionContext);
}

/** What "Sign out" does. Without a session there is nothing to end. */
export const SignOutContext = createContext<() => void>(() => undefined);

export function useSignOut(): () => void {
  return useContext(SignOutContext);
}

/** What the frame around the pages needs to know of the session beside who it belongs to. */
interface SessionStatus {
  /** Who is signed in could not be found out. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Looks again who is signed in, for whoever knows that their role has changed. */
  readonly recheck: () => void;
  /** Another number, another person: nothing drawn before may stay. */
  readonly turn: number;
}

export const SessionStatusContext = createContext<SessionStatus>({
  failed: false,
  retry: () => undefined,
  recheck: () => undefined,
  turn: 0,
});

export function useSessionStatus(): SessionStatus {
  return useContext(SessionStatusContext);
}
