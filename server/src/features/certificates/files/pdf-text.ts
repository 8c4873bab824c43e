/** Sets lines of text in several fonts on a page: pdfkit knows one font at a time. */
import { type FontFace, fontRuns } from './font-runs.ts';

export interface TextStyle {
  /** In the order in which they are asked for a letter. */
  readonly faces: readonly FontFace[];
  readonly size: number;
  readonly color: string;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly maxLines: number;
}

/** A certificate whose letters we have no font for: it would show boxes in place of a name. */
export class LettersMissing extends Error {
  override readonly name = 'LettersMissing';
}

const smallest = 8;
const lineHeight = 1.3;

/** Draws the text as large as it fits, and answers where the next one may begin. */
export function drawText(doc: PDFKit.PDFDocument, text: string, style: TextStyle, box: TextBox): number {
  const { lines, size } = fitLines(doc, text, style, box);
  let y = box.y;
  for (const line of lines) {
    let x = box.x;
    for (const { font, text: part } of runsOf(line, style)) {
      doc.font(font).fontSize(size).fillColor(style.color);
      // Fonts sit at different heights in their boxes, and have one baseline here.
      doc.text(part, x, y + size, { lineBreak: false, baseline: 'alphabetic' });
      x += doc.widthOfString(part);
    }
    y += size * lineHeight;
  }
  return y;
}

function fitLines(doc: PDFKit.PDFDocument, text: string, style: TextStyle, { width, maxLines }: TextBox) {
  for (let { size } = style; ; size -= 1) {
    const smaller = { ...style, size };
    const lines = wrap(doc, text, smaller, width);
    const isWide = lines.some((line) => widthOf(doc, line, smaller) > width);
    if (lines.length <= maxLines && !isWide) return { lines, size };
    if (size <= smallest) return { lines: lines.flatMap((line) => broken(doc, line, smaller, width)), size };
  }
}

function wrap(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word that is longer than the line, a long address say, goes on in the next. */
function broken(doc: PDFKit.PDFDocument, line: string, style: TextStyle, width: number): string[] {
  const lines = [''];
  for (const { segment } of letters.segment(line)) {
    const longer = `${lines.at(-1)}${segment}`;
    if (widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(segment);
  }
  return lines;
}

function widthOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return runsOf(text, style).reduce((sum, { font, text: part }) => {
    doc.font(font).fontSize(style.size);
    return sum + doc.widthOfString(part);
  }, 0);
}

function runsOf(text: string, { faces }: TextStyle) {
  const runs = fontRuns(text, faces);
  if (runs === null) throw new LettersMissing(`No font has all letters of ${JSON.stringify(text)}.`);
  return runs;
}
