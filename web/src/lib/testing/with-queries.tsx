import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/app/query-client.ts';

/** The app's own query client and words around a hook or a part of a page. */
export function withQueries() {
  const client = createQueryClient({ onUnauthenticated: () => undefined });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}
