import type { Paragraph, ParagraphCue } from './paragraphs.ts';

/** A place where what was searched for is said. It may go on in the next cue. */
export interface Hit {
  /** Which paragraph, and from where to where in its text. */
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
  /** When the cue in which it begins is said. */
  readonly startMs: number;
}

/** A single letter would mark half of the text. */
const SHORTEST_QUERY = 2;

/** Whatever the case of letters and the blanks between words. */
export function findHits(paragraphs: readonly Paragraph[], query: string): Hit[] {
  const wanted = folded(query.normalize('NFC').replace(/\s+/g, ' ').trim());
  if (wanted.length < SHORTEST_QUERY) return [];
  return paragraphs.flatMap(({ text, cues }, paragraph) => {
    const hits: Hit[] = [];
    const searched = folded(text);
    for (
      let from = searched.indexOf(wanted);
      from !== -1;
      from = searched.indexOf(wanted, from + wanted.length)
    ) {
      hits.push({ paragraph, from, to: from + wanted.length, startMs: cueOf(cues, from)?.startMs ?? 0 });
    }
    return hits;
  });
}

/** As long as the text: a letter whose small form has another length stays as it is. */
function folded(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const one = letter.toLowerCase();
    return one.length === letter.length ? one : letter;
  }).join('');
}

function cueOf(cues: readonly ParagraphCue[], at: number): ParagraphCue | undefined {
  return cues.findLast(({ from }) => from <= at);
}

export interface Piece {
  readonly text: string;
  /** The number of the hit that it belongs to. */
  readonly hit: number | null;
}

/** The text of a cue, cut where hits begin and end. They are those of its paragraph, each with its number. */
export function piecesOf(
  { text, from: start }: Pick<ParagraphCue, 'text' | 'from'>,
  hits: readonly { readonly hit: Hit; readonly number: number }[],
): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, hit: number | null) => {
    if (to > at) pieces.push({ text: text.slice(at, to), hit });
    at = Math.max(at, to);
  };
  for (const { hit, number } of hits) {
    const [from, to] = [hit.from - start, Math.min(hit.to - start, text.length)];
    if (from >= text.length || to <= 0) continue;
    add(Math.max(0, from), null);
    add(to, number);
  }
  add(text.length, null);
  return pieces;
}
