import { ApiError } from '@academy/contract/http/client.ts';
import { queries } from '@academy/contract/interface/interface-constants.ts';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Session } from '@/features/auth/session.ts';

const { staleTimeMs, ...asked } = queries;

interface QueryClientEvents {
  /** A call was refused for want of a session, after what could be done about it was done. */
  readonly onUnauthenticated: () => void;
}

/** Data is never held as fresh: every mount and every return to the window asks again, and a failure is shown at once. */
export function createQueryClient({ onUnauthenticated }: QueryClientEvents): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onUnauthenticated();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a connection the browser fails at once, and the screen says so: nothing waits without a word, to be done later.
      queries: { staleTime: staleTimeMs, networkMode: 'always', refetchOnReconnect: true, ...asked },
      mutations: { networkMode: 'always' },
    },
  });
}

/** After a late refresh: what is under way may be an answer for a visitor too, so it is dropped and asked for again with the rest. */
export async function refetchEverything(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries();
}

/**
 * Forgets what belongs to the one before, when another user takes over or the user signs out. A session that ends by
 * itself makes a visitor of its reader: what is a course's and not a person's, and open just now, may be read on.
 */
export function forgetUser(queryClient: QueryClient, next: Session): void {
  const sessionEnded = next === null;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: (query) => !(sessionEnded && mayBeReadOn(query)) });
}

function mayBeReadOn(query: Query): boolean {
  return query.meta?.['outlastsSession'] === true && query.isActive();
}
