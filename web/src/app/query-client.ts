import { ApiError } from '@academy/contract/http/client.ts';
import { queries } from '@academy/contract/interface/interface-constants.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

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
      queries: { staleTime: staleTimeMs, ...asked },
    },
  });
}
