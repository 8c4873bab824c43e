/**
 * Where to go after signing in: a path of this academy and nothing else. Browsers read `//host`,
 * `/\host` and control characters in ways that lead elsewhere, so the whole address is resolved
 * first and must still be ours.
 */
export function safeReturnTo(given: unknown, origin: string): string {
  if (typeof given !== 'string' || !given.startsWith('/') || given.length > 2000) return '/';
  if (/[\\\p{Cc}]/u.test(given) || !URL.canParse(given, origin)) return '/';
  const { origin: target, pathname, search, hash } = new URL(given, origin);
  if (target !== new URL(origin).origin || pathname.startsWith('//') || pathname.startsWith('/api/'))
    return '/';
  return pathname + search + hash;
}
