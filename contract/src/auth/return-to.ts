/** Any origin will do to parse a path against; this one cannot exist. */
const site = 'https://academy.invalid';

/**
 * Where to go after signing in: a path of this academy and nothing else. Browsers read `//host`,
 * `/\host` and control characters in ways that lead elsewhere, so the whole address is resolved
 * first and must still be ours.
 */
export function safeReturnTo(given: unknown): string | undefined {
  if (typeof given !== 'string' || !given.startsWith('/') || given.length > 2000) return undefined;
  if (/[\\\p{Cc}]/u.test(given) || !URL.canParse(given, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(given, site);
  if (origin !== site || pathname.startsWith('//') || pathname.startsWith('/api/')) return undefined;
  return pathname + search + hash;
}
