const LONGEST_NAME = 200;

/** What to call the file behind a link: the end of its path, else its host. It is shown and never used as a path. */
export function linkFileName(link: string): string {
  const url = URL.parse(link);
  if (url === null) return '';
  const last = url.pathname.split('/').findLast((part) => part !== '');
  return (last === undefined ? url.hostname : decoded(last))
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST_NAME);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
