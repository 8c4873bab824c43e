import { QueryClient } from '@tanstack/react-query';

/** Data is never held as fresh: every mount and every return to the window asks again, and a failure is shown at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 0, refetchOnMount: true, refetchOnWindowFocus: true, retry: false },
    },
  });
}
