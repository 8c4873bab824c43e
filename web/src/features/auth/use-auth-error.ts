import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { authErrorFrom, withoutAuthError } from '@/features/auth/auth-error.ts';

/** Reads the auth error once and takes it out of the address. */
export function useAuthError(): string | undefined {
  const { history } = useRouter();
  const [error] = useState(() => authErrorFrom(history.location.search));

  useEffect(() => {
    const { pathname, search, hash } = history.location;
    if (authErrorFrom(search) === undefined) return;
    history.replace(`${pathname}${withoutAuthError(search)}${hash}`);
  }, [history]);

  return error;
}
