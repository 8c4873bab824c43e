/** The sentence of a lesson's text that has most of what was searched for. */
import type { FoldTexts } from './moment-passage.ts';
import { wordsOf } from './split-words.ts';

const longestSentence = 240;

const ownLine = /^(?:#{1,6}|[-*+>]|\d{1,9}\.) +/;
const heading = /^#{1,6} /;
/** With another backtick behind them, three are code within a line. */
const fenceMark = /^(?:`{3,}(?![^`]*`)|~{3,})/;

interface Paragraph {
  readonly text: string;
  readonly isCode: boolean;
}

/** A paragraph may be written on several lines; headings, items of a list and lines of code begin anew. */
function paragraphsOf(content: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let current = '';
  let fence: string | undefined;
  const close = () => {
    paragraphs.push({ text: current, isCode: false });
    current = '';
  };
  for (const line of content.split('\n').map((text) => text.trim())) {
    const mark = fenceMark.exec(line)?.[0];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line === mark) fence = undefined;
      else paragraphs.push({ text: line, isCode: true });
    } else if (mark !== undefined) {
      close();
      fence = mark;
    } else {
      if (line === '' || ownLine.test(line)) close();
      current += ` ${line.replace(ownLine, '')}`;
      if (heading.test(line)) close();
    }
  }
  close();
  return paragraphs;
}

const betweenCode = /(`+[^`]*`+)/;
/** Underscores within a word are letters of a name. A run of them is read from its beginning alone. */
const marks = /[*~|]|(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/gu;

/** Code says something else when a sign of it is missing. */
function withoutMarks(paragraph: string): string {
  return paragraph
    .replaceAll(/!?\[([^[\]]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
    .split(betweenCode)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll('`', '') : part.replaceAll(marks, '')))
    .join('');
}

/** Text without the signs of Markdown, in sentences of a bounded length. Every pattern reads a text once: anybody may have written it. */
export function sentencesOf(content: string): string[] {
  return paragraphsOf(content)
    .flatMap(({ text, isCode }) => (isCode ? [text] : withoutMarks(text).split(/(?<=[.!?।])\s/u)))
    .flatMap((sentence) => pieces(sentence.replaceAll(/\s+/gu, ' ').trim()));
}

/** Cut between words; what has no blank is cut anywhere. */
function pieces(sentence: string): string[] {
  const cut: string[] = [];
  let rest = sentence;
  while (rest.length > longestSentence) {
    const blank = rest.lastIndexOf(' ', longestSentence);
    const end = blank > 0 ? blank : longestSentence;
    cut.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? cut : [...cut, rest];
}

/** For each content the best of its sentences; the first one where no single sentence has a word. */
export async function bestSentences(
  contents: readonly string[],
  searched: readonly string[],
  fold: FoldTexts,
): Promise<string[]> {
  const sentences = contents.map(sentencesOf);
  const folded = await fold(sentences.flat());
  let next = 0;
  return sentences.map((ofOne) => {
    let best = { sentence: ofOne[0] ?? '', hits: 0 };
    for (const sentence of ofOne) {
      const words = wordsOf(folded[next] ?? '');
      next += 1;
      const hits = searched.filter((wanted) => words.some((word) => word.startsWith(wanted))).length;
      if (hits > best.hits) best = { sentence, hits };
    }
    return best.sentence;
  });
}
