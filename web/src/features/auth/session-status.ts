import { createContext, useContext } from 'react';

/** What the frame around the pages needs to know of the session beside who it belongs to. */
export interface SessionStatus {
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
