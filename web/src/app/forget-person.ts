import type { Query, QueryClient } from '@tanstack/react-query';
import type { Session } from '@/features/auth/session.ts';

/**
 * Forgets what belongs to the one before, when another takes over or somebody signs out. A session that ends by
 * itself makes a visitor of its reader: what is a course's and not a person's, and open just now, may be read on.
 */
export function forgetPerson(queryClient: QueryClient, next: Session): void {
  const sessionEnded = next === null;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: (query) => !(sessionEnded && mayBeReadOn(query)) });
}

function mayBeReadOn(query: Query): boolean {
  return query.meta?.['outlastsSession'] === true && query.isActive();
}
