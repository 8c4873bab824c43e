import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';

interface SessionMarks {
  /** A user is signed in in this browser, as far as the server has told it. */
  readonly signedIn: boolean;
  /** A user is, but the access token has run out: a call would be answered as a visitor's. */
  readonly stale: boolean;
}

/** What the server lets scripts know of the session. The tokens themselves are hidden from them. */
export function readSessionMarks(cookies: string, { https }: { https: boolean }): SessionMarks {
  const names = sessionCookieNames(https);
  const present = new Set(cookies.split('; ').map((cookie) => cookie.split('=', 1)[0]));
  const signedIn = present.has(names.signedInMark);
  return { signedIn, stale: signedIn && !present.has(names.freshMark) };
}

export function sessionMarks(): SessionMarks {
  // The server draws pages for visitors, and asks for nobody else.
  if (typeof document === 'undefined') return { signedIn: false, stale: false };
  return readSessionMarks(document.cookie, { https: window.location.protocol === 'https:' });
}
