import { useSearch } from '@tanstack/react-router';
import { safeReturnTo } from '@/lib/return-to.ts';

/** The page that somebody wanted when they were asked to sign in. */
export function useReturnTo(): string | undefined {
  const { returnTo }: { returnTo?: unknown } = useSearch({ strict: false });
  return safeReturnTo(returnTo);
}
