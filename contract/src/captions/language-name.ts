/** Finding a name takes a tenth of a millisecond, and players ask for it with every film. */
const found = new Map<string, string>();
const mostFound = 500;

/** A language as its own readers call it: `bn` is বাংলা. The code itself, where nobody knows a name for it. */
export function ownLanguageName(language: string): string {
  const known = found.get(language);
  if (known !== undefined) return known;
  const name = findName(language);
  if (found.size < mostFound) found.set(language, name);
  return name;
}

function findName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
