/** What stands inside a line of Markdown: code, emphasis and links; all the rest is text as it was written. */
export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: InlinePart[] }
  | { kind: 'link'; href: string; parts: InlinePart[] };

interface Found {
  part: InlinePart;
  next: number;
}

/** A mark ends at the next one of its kind, so that none is ever inside itself and the depth stays small. */
export function markdownInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  const findEnd = endFinder(text);
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const found = partAt(text, at, findEnd);
    if (found) {
      if (plain) parts.push({ kind: 'text', text: plain });
      plain = '';
      parts.push(found.part);
      at = found.next;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) parts.push({ kind: 'text', text: plain });
  return parts;
}

type FindEnd = (mark: string, from: number) => number;

/** Remembers that a mark does not come again, so that ten thousand lonely marks are not searched for each. */
function endFinder(text: string): FindEnd {
  const exhausted = new Set<string>();
  return (mark, from) => {
    if (exhausted.has(mark)) return -1;
    const end = text.indexOf(mark, from);
    if (end === -1) exhausted.add(mark);
    return end;
  };
}

function partAt(text: string, at: number, findEnd: FindEnd): Found | undefined {
  switch (text[at]) {
    case '`':
      return codeAt(text, at, findEnd);
    case '[':
      return linkAt(text, at, findEnd);
    case '*':
      return (
        (text[at + 1] === '*' ? emphasisAt(text, at, '**', findEnd) : undefined) ??
        emphasisAt(text, at, '*', findEnd)
      );
    case '_':
      // snake_case is a name, not an emphasis.
      return /\w/.test(text[at - 1] ?? '') ? undefined : emphasisAt(text, at, '_', findEnd);
    default:
      return undefined;
  }
}

function codeAt(text: string, at: number, findEnd: FindEnd): Found | undefined {
  const mark = text[at + 1] === '`' ? '``' : '`';
  const end = findEnd(mark, at + mark.length);
  if (end <= at + mark.length) return undefined;
  return { part: { kind: 'code', text: text.slice(at + mark.length, end).trim() }, next: end + mark.length };
}

function emphasisAt(text: string, at: number, mark: '**' | '*' | '_', findEnd: FindEnd): Found | undefined {
  const start = at + mark.length;
  const end = findEnd(mark, start);
  if (end <= start || /\s/.test(text[start] ?? ' ') || /\s/.test(text[end - 1] ?? ' ')) return undefined;
  if (mark === '_' && /\w/.test(text[end + 1] ?? '')) return undefined;
  const parts = markdownInline(text.slice(start, end));
  return { part: { kind: mark === '**' ? 'strong' : 'emphasis', parts }, next: end + mark.length };
}

function linkAt(text: string, at: number, findEnd: FindEnd): Found | undefined {
  const middle = findEnd('](', at + 1);
  if (middle <= at + 1) return undefined;
  const end = findEnd(')', middle + 2);
  const href = end === -1 ? undefined : webAddress(text.slice(middle + 2, end));
  const label = text.slice(at + 1, middle);
  if (href === undefined || label.includes('[')) return undefined;
  return { part: { kind: 'link', href, parts: markdownInline(label) }, next: end + 1 };
}

/** Only addresses of web pages: whatever else a browser would follow, a script above all, stays text. */
function webAddress(written: string): string | undefined {
  const address = written.trim();
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}
