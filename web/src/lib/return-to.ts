/** Where somebody wanted to go when they were asked to sign in, as the login and register addresses carry it. */
import { paths } from '@/config/paths.ts';

const site = 'https://this.site';

/** A path of this site and nothing else: browsers read `//host` and `/\host` as addresses of other hosts. */
export function safeReturnTo(given: unknown): string | undefined {
  if (typeof given !== 'string' || !given.startsWith('/') || given.length > 2000) return undefined;
  if (/[\\\p{Cc}]/u.test(given) || !URL.canParse(given, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(given, site);
  if (origin !== site || pathname.startsWith('//') || pathname.startsWith('/api/')) return undefined;
  return pathname + search + hash;
}

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
