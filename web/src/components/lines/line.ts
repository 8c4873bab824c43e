import { lineListLimits } from '@academy/contract/text/line-list.ts';

/** A line while it is edited. Its key stays when it is moved or rewritten. */
export interface Line {
  readonly key: string;
  readonly text: string;
}

let count = 0;

export function newLine(text: string): Line {
  count += 1;
  return { key: `line-${count}`, text };
}

/** With others put in at a place, as many as there is room for. */
export function withLines(lines: readonly Line[], at: number, texts: readonly string[]): Line[] {
  const room = Math.max(0, lineListLimits.lines - lines.length);
  return lines.toSpliced(at, 0, ...texts.slice(0, room).map((text) => newLine(text.trim())));
}

/** What is saved: the lines that say something. */
export function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text.trim()).filter((text) => text !== '');
}
