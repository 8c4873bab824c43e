import { answered, api } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { localDevelopmentUser } from '@/features/auth/local-development.ts';
import type { Session } from '@/features/auth/session.ts';
import { createSessionStore, type SessionStore } from '@/features/auth/session-store.ts';

/** The session of this browser: the server says whose it is; a mark beside its cookies, whether to ask at all. */
export function createAppSession({ onNewUser }: { onNewUser: (next: Session) => void }): SessionStore {
  // The constant is put in at build time, so that in a production build nothing of the flag is left.
  const developer = import.meta.env.DEV ? localDevelopmentUser() : null;
  return createSessionStore({
    hasMark: () => sessionMarks().signedIn || developer !== null,
    known: () => answered('GET /api/auth/me', {})?.user,
    askForUser: async () => {
      if (developer && !sessionMarks().signedIn) return developer;
      return (await api('GET /api/auth/me', {})).user;
    },
    onNewUser,
  });
}
