import { createApiClient } from '@academy/contract/http/client.ts';
import { sessionMarks } from './session-marks.ts';
import { withSessionRefresh } from './session-refresh.ts';

const lateRefreshListeners = new Set<() => void>();

let send: typeof fetch = (...request) => fetch(...request);

/** Where a page is drawn on the server, there is no origin to ask: its calls are made in this way. */
export function sendCallsWith(other: typeof fetch): void {
  send = other;
}

/** The one door to the API: typed by the contract, cookies included, an empty 204 read as `{}`. */
export const api = withSessionRefresh(createApiClient({ fetch: (...request) => send(...request) }), {
  isStale: () => sessionMarks().stale,
  onLateRefresh: () => {
    for (const listener of lateRefreshListeners) listener();
  },
});

/** Called when answers may have come that were meant for a visitor, though a user is signed in. */
export function subscribeToLateRefresh(listener: () => void): () => void {
  lateRefreshListeners.add(listener);
  return () => lateRefreshListeners.delete(listener);
}

/** Any call that needs a session renews one that has run out; this one asks for nothing else. */
export async function renewSession(): Promise<boolean> {
  return api('GET /api/auth/me', {}).then(
    () => true,
    () => false,
  );
}
