import { safeReturnTo } from '@academy/contract/auth/return-to.ts';
import { useSearch } from '@tanstack/react-router';

/** The page that somebody wanted when they were asked to sign in. */
export function useReturnTo(): string | undefined {
  const { returnTo }: { returnTo?: unknown } = useSearch({ strict: false });
  return safeReturnTo(returnTo);
}
