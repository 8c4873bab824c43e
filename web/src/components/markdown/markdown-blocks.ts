/**
 * The part of Markdown that lessons are written in, read into plain data. What it does not know stays text:
 * no HTML, no images, nothing that could reach outside the page by itself.
 */
export type MarkdownBlock =
  | { kind: 'heading'; level: 3 | 4 | 5 | 6; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] };

const fence = /^ {0,3}(```|~~~)/;
const heading = /^ {0,3}(#{1,6})\s+(\S.*)$/;
const quote = /^ {0,3}>\s?(.*)$/;
const bullet = /^\s{0,6}[-*+]\s+(\S.*)$/;
const numbered = /^\s{0,6}(\d{1,9})[.)]\s+(\S.*)$/;

export function markdownBlocks(source: string): MarkdownBlock[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: MarkdownBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const { block, next } = blockAt(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return withHeadingsInOrder(blocks);
}

interface Step {
  block?: MarkdownBlock;
  next: number;
}

function blockAt(lines: readonly string[], at: number): Step {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { next: at + 1 };
  const mark = fence.exec(line)?.[1];
  if (mark !== undefined) return codeAt(lines, at, mark);
  const title = heading.exec(line);
  if (title) return { block: headingOf(title[1] ?? '#', title[2] ?? ''), next: at + 1 };
  if (quote.test(line)) return quoteAt(lines, at);
  if (bullet.test(line) || numbered.test(line)) return listAt(lines, at);
  return paragraphAt(lines, at);
}

/** A fence that nobody closed holds the rest of the text, so that code never turns into prose. */
function codeAt(lines: readonly string[], at: number, mark: string): Step {
  let last = at + 1;
  while (last < lines.length && lines[last]?.trim() !== mark) last += 1;
  return { block: { kind: 'code', text: lines.slice(at + 1, last).join('\n') }, next: last + 1 };
}

function headingOf(marks: string, text: string): MarkdownBlock {
  const level = marks.length === 1 ? 3 : marks.length === 2 ? 4 : marks.length === 3 ? 5 : 6;
  return { kind: 'heading', level, text: text.replace(/\s#{1,6}\s*$/, '').trim() };
}

function quoteAt(lines: readonly string[], at: number): Step {
  const said: string[] = [];
  let next = at;
  for (let match = quote.exec(lines[next] ?? ''); match; match = quote.exec(lines[next] ?? '')) {
    said.push(match[1] ?? '');
    next += 1;
  }
  return { block: { kind: 'quote', text: said.join(' ').trim() }, next };
}

function listAt(lines: readonly string[], at: number): Step {
  const first = numbered.exec(lines[at] ?? '');
  const item = first ? numbered : bullet;
  const items: string[] = [];
  let next = at;
  while (next < lines.length) {
    const line = lines[next] ?? '';
    const match = item.exec(line);
    if (match) items.push(match[first ? 2 : 1] ?? '');
    else if (startsBlock(line)) break;
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    next += 1;
  }
  return { block: { kind: 'list', ordered: first !== null, start: Number(first?.[1] ?? 1), items }, next };
}

function paragraphAt(lines: readonly string[], at: number): Step {
  let next = at + 1;
  while (next < lines.length && !startsBlock(lines[next] ?? '')) next += 1;
  const text = lines
    .slice(at, next)
    .map((line) => line.trim())
    .join(' ');
  return { block: { kind: 'paragraph', text }, next };
}

function startsBlock(line: string): boolean {
  return line.trim() === '' || [fence, heading, quote, bullet, numbered].some((start) => start.test(line));
}

/** The page has the first two levels for itself; below them a text may begin with any of its own and skip none. */
function withHeadingsInOrder(blocks: readonly MarkdownBlock[]): MarkdownBlock[] {
  const open: { asked: number; level: 3 | 4 | 5 | 6 }[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    while ((open.at(-1)?.asked ?? 0) >= block.level) open.pop();
    const level = ([3, 4, 5, 6] as const)[open.length] ?? 6;
    open.push({ asked: block.level, level });
    return { ...block, level };
  });
}
