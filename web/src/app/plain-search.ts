import type { SearchSchemaInput } from '@tanstack/react-router';

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

/**
 * Names the values of a route's search. A link may give numbers; what is read is text written by anyone, and what makes no
 * sense is for the page to judge.
 */
export function textSearch<Name extends string>(...names: readonly Name[]) {
  return (search: { readonly [N in Name]?: string | number } & SearchSchemaInput) => {
    const texts: { [N in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (value !== undefined) texts[name] = String(value);
    }
    return texts;
  };
}
