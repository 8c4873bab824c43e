/**
 * Who is signed in, as a store that knows no framework. It asks the server only where the browser holds the
 * mark of a session, so a visitor is known to be one at once and costs no call.
 */
import { ApiError } from '@academy/contract/http/client.ts';
import type { User } from '@academy/contract/users/user.ts';
import type { Session } from './session.ts';

export interface SessionState {
  readonly user: Session;
  /** Unknown, because the server did not answer. */
  readonly failed: boolean;
  /** Counts the changes of user, so that nothing drawn for one is left on the screen for the next. */
  readonly turn: number;
}

interface SessionStoreOptions {
  readonly hasMark: () => boolean;
  /** The user of a moment ago, where that is still known. */
  readonly known?: () => User | undefined;
  readonly askForUser: () => Promise<User>;
  /** Called before the listeners hear of the new user, to forget what belongs to the one before. */
  readonly onNewUser: (next: Session) => void;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore({ hasMark, known, askForUser, onNewUser }: SessionStoreOptions) {
  let state: SessionState = { user: hasMark() ? known?.() : null, failed: false, turn: 0 };
  const first = state;
  let latestCheck = 0;
  let leaving = false;
  const listeners = new Set<() => void>();

  const change = (user: Session, { failed = false } = {}): void => {
    const newUser = state.user !== undefined && state.user?.id !== user?.id;
    if (!newUser && failed === state.failed && sameUser(state.user, user)) return;
    if (newUser) onNewUser(user);
    state = { user, failed, turn: newUser ? state.turn + 1 : state.turn };
    for (const listener of listeners) listener();
  };

  const check = async (): Promise<void> => {
    if (leaving) return;
    latestCheck += 1;
    const thisCheck = latestCheck;
    if (!hasMark()) return change(null);
    const result = await askForUser().catch((error: unknown) => (isSignedOut(error) ? null : undefined));
    // An older answer must not bring back a user who signed out meanwhile.
    if (thisCheck !== latestCheck) return;
    if (result !== undefined) change(result);
    // A short outage of the server does not sign the user out.
    else if (!state.user) change(null, { failed: true });
  };

  return {
    state: (): SessionState => state,
    /** As it was before anything was asked: what a page that the server drew begins with. */
    firstState: (): SessionState => first,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check,
    retry: (): Promise<void> => {
      change(undefined);
      return check();
    },
    /** Signed out, but still on the page: the user is unknown until `arrive`, so the page does not ask to log in. */
    leave: (): void => {
      latestCheck += 1;
      leaving = true;
      change(undefined);
    },
    arrive: (): Promise<void> => {
      leaving = false;
      return check();
    },
  };
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function sameUser(a: Session, b: Session): boolean {
  return a === b || (!!a && !!b && JSON.stringify(a) === JSON.stringify(b));
}
