import type { QueryClient } from '@tanstack/react-query';

/** After a late refresh: what is under way may be an answer for a visitor too, so it is dropped and asked for again with the rest. */
export async function askAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries();
}
