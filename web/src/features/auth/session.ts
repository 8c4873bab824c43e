import type { User } from '@academy/contract/users/user.ts';
import { createContext, useContext } from 'react';

/** `undefined` while it is not known yet, `null` for a visitor. */
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

/** What the frame around the pages needs to know of the session beside its user. */
interface SessionStatus {
  /** The server did not say who is signed in. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Asks again who is signed in, for a page that learns that the role has changed. */
  readonly recheck: () => void;
  /** Changes with the user: nothing drawn before may stay. */
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
