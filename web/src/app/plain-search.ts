/**
 * Queries as people write them: every value is text. The router's own way reads `?search=2026` as a number
 * and writes the words "2026" in quotes; here a page that wants a number asks for it.
 */

export function parsePlainSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function stringifyPlainSearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  const query = parameters.toString();
  return query ? `?${query}` : '';
}
