import type { User } from '@academy/contract/users/user.ts';
import { api } from '@/api/client/api.ts';
import { isRefusal } from '@/api/client/refusal.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { localDevelopmentUser } from '@/features/auth/local-development.ts';
import type { Session } from '@/features/auth/session.ts';
import { createSessionStore, type SessionStore } from '@/features/auth/session-store.ts';

export interface AppSessionOptions {
  readonly onNewUser: (next: Session) => void;
  /** Asked for before the app was there. */
  readonly prefetched?:
    | {
        readonly answer: Promise<{ user: User }>;
        /** Undefined while the answer is under way, and when it is a refusal. */
        readonly user: User | undefined;
      }
    | undefined;
}

/** The session of this browser: the server says whose it is; a mark beside its cookies, whether to ask at all. */
export function createAppSession({ onNewUser, prefetched }: AppSessionOptions): SessionStore {
  // The constant is put in at build time, so that in a production build nothing of the flag is left.
  const developer = import.meta.env.DEV ? localDevelopmentUser() : null;
  let firstAnswer = prefetched?.answer;
  return createSessionStore({
    hasMark: () => sessionMarks().signedIn || developer !== null,
    known: () => prefetched?.user,
    askForUser: async () => {
      if (developer && !sessionMarks().signedIn) return developer;
      const ask = () => api('GET /api/auth/me', {});
      // That the server could not be reached may be over by now; a refusal stays one.
      const answer =
        firstAnswer?.catch((error) => (isRefusal(error) ? Promise.reject(error) : ask())) ?? ask();
      firstAnswer = undefined;
      return (await answer).user;
    },
    onNewUser,
  });
}
