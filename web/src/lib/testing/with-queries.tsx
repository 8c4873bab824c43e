import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/app/query-client.ts';
import { i18n } from '@/lib/language/i18n.ts';

/** The app's own query client and words around a hook or a part of a page. */
export function withQueries() {
  const client = createQueryClient({ onUnauthenticated: () => undefined });
  return ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
