/** Where a visitor wanted to go when asked to sign in, as the login and register addresses carry it. */
import { safeReturnTo } from '@academy/contract/auth/return-to.ts';
import { paths } from '@/config/paths.ts';

interface Place {
  readonly pathname: string;
  readonly href: string;
  readonly search: { readonly returnTo?: unknown };
}

/** What a login link on this page carries: the page itself, but for the ones that one comes to anyway. */
export function returnToFrom({ pathname, href, search }: Place): { returnTo?: string } {
  const onAuthScreen = pathname === paths.login() || pathname === paths.register();
  const returnTo = safeReturnTo(onAuthScreen ? search.returnTo : href);
  return returnTo === undefined || returnTo === paths.home() ? {} : { returnTo };
}

export function withReturnTo(path: string, returnTo: string | undefined): string {
  return returnTo === undefined ? path : `${path}?${new URLSearchParams({ returnTo })}`;
}
