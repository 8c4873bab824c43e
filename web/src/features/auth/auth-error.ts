import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const defaultMessage = 'Authentication failed';

/** The error that the identity provider put into the query, if any. */
export function authErrorFrom(query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  const description = parameters.get('error_description');
  const error = parameters.get('error');
  if (description === null && error === null) return undefined;
  return description?.trim() || error?.trim() || defaultMessage;
}

/** The query without the error, so that a reload or a shared link does not show it again. */
export function withoutAuthError(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('error');
  parameters.delete('error_description');
  const rest = parameters.toString();
  return rest ? `?${rest}` : '';
}

/** Reads the error once and removes it from the address. */
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
