/**
 * What is said in a film, as a text that one can read: cues that follow each other without a pause are one paragraph. A chapter
 * always begins one.
 */
import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';

interface SpokenCue {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface ParagraphCue extends SpokenCue {
  /** Where its text begins in that of the paragraph. */
  readonly from: number;
}

export interface Paragraph {
  readonly key: string;
  readonly startMs: number;
  /** The one that begins here. */
  readonly chapter: Chapter | null;
  readonly cues: readonly ParagraphCue[];
  /** Of all its cues, with a blank between them. */
  readonly text: string;
}

const LONGEST_PAUSE_MS = 1200;
/** From here on a paragraph ends with its sentence, and much later in any case. */
const LONG_ENOUGH = 280;
const MUCH_TOO_LONG = 480;

const sentenceEnd = /[.!?।…。]["'”’)]*$/u;

export function paragraphsOf(cues: readonly SpokenCue[], chapters: readonly Chapter[]): Paragraph[] {
  const paragraphs: (Paragraph & { cues: ParagraphCue[]; text: string })[] = [];
  const waiting = chapters.toSorted((a, b) => a.seconds - b.seconds);
  let heardUntil = 0;
  for (const cue of cues) {
    const text = cue.text.normalize('NFC').replace(/\s+/g, ' ').trim();
    let chapter: Chapter | null = null;
    // Of two that begin before anything is said, the later one is where we are.
    while (waiting[0] !== undefined && waiting[0].seconds * 1000 <= middleOf(cue)) {
      chapter = waiting.shift() ?? null;
    }
    const open = paragraphs.at(-1);
    if (open && chapter === null && !isOver(open.text, cue.startMs - heardUntil)) {
      open.cues.push({ ...cue, text, from: open.text.length + 1 });
      open.text = `${open.text} ${text}`;
    } else {
      paragraphs.push({
        key: cue.id,
        startMs: cue.startMs,
        chapter,
        cues: [{ ...cue, text, from: 0 }],
        text,
      });
    }
    heardUntil = Math.max(heardUntil, cue.endMs);
  }
  return paragraphs;
}

/** A chapter that begins in the first half of a cue begins with it. */
function middleOf({ startMs, endMs }: SpokenCue): number {
  return (startMs + endMs) / 2;
}

function isOver(text: string, pauseMs: number): boolean {
  if (pauseMs > LONGEST_PAUSE_MS || text.length > MUCH_TOO_LONG) return true;
  return text.length > LONG_ENOUGH && sentenceEnd.test(text);
}

/** The cue that is heard at a moment, or was last: where one is in the text. Null before the first. */
export function cueAt(cues: readonly SpokenCue[], ms: number): number | null {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.startMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low - 1;
}
