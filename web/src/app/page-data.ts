/** What the server drew a page from, as it travels with the page, so that the app begins with the same. */
import { ApiError } from '@academy/contract/http/client.ts';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { pageDataId } from '@/app/page-parts.ts';

/** Undefined for a page that the server did not draw, or drew as a frame: the app draws it anew. */
export function readPageData(page: Pick<Document, 'getElementById'>): DehydratedState | undefined {
  const text = page.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : undefined;
}

/** Answers and refusals alike: a course that is not there has a page, too. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const queries = dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  return {
    ...queries,
    // Without the times: the same answers make the same page, to the byte.
    queries: queries.queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: {
        ...query.state,
        dataUpdatedAt: 0,
        errorUpdatedAt: 0,
        fetchFailureReason: null,
        error: query.state.error instanceof ApiError ? writable(query.state.error) : null,
      },
    })),
  };
}

/** Of an error JSON would keep all but the message. */
function writable({ message, status, code, facts }: ApiError): ApiError {
  return { name: 'ApiError', message, status, code, facts };
}

/** The queries begin with what the page shows. Answers are asked for again when their component mounts, as always. */
export function restoreQueries(
  queryClient: QueryClient,
  queries: DehydratedState,
  router: Pick<AnyRouter, 'subscribe'>,
): void {
  for (const { state } of queries.queries) {
    if (!state.error) continue;
    const { message, status, code, facts } = state.error as ApiError;
    state.error = new ApiError(message, status, code, facts);
  }
  hydrate(queryClient, queries);
  const forget = keepRefusals(queryClient);
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    forget();
    unsubscribe();
  });
}

/**
 * A query that was refused would begin anew where it mounts, and show that it waits. On the page that the refusal came with,
 * it shows the refusal. Returns how to end that.
 */
export function keepRefusals(queryClient: QueryClient): () => void {
  const refused = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'error' })
    .map(({ queryKey }) => queryKey);
  for (const queryKey of refused) queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  return () => {
    for (const queryKey of refused) queryClient.setQueryDefaults(queryKey, {});
  };
}
