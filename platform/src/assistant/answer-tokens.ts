/**
 * What a model writes, cut into what means something here: words, line ends, code and citations. A link becomes its label, an
 * image and a tag nothing at all. A token is given out when it is whole, wherever the pieces were cut.
 */
import { readCitation } from './citation-marks.ts';
import { nothingFits } from './prompt.ts';

export type AnswerToken =
  | { readonly kind: 'text' | 'blank' | 'fence'; readonly text: string }
  | { readonly kind: 'citation'; readonly numbers: readonly number[] }
  | { readonly kind: 'line-end' | 'nothing-fits' | 'nothing' };

/** A token, and how many characters it takes from the text. */
export interface Taken {
  readonly token: AnswerToken;
  readonly length: number;
}

interface Place {
  readonly isLineBegin: boolean;
  /** Nothing more will come. */
  readonly isEnd: boolean;
}

/** What does not end within this is no construct, but text with a sign in it. */
const LONGEST_CONSTRUCT = 1000;
const LONGEST_WORD = 60;

/** The next token of a text that is not empty; null: it depends on what comes. */
export function takeToken(whole: string, place: Place): Taken | null {
  const text = whole.slice(0, LONGEST_CONSTRUCT);
  const isWaiting = !place.isEnd && text.length < LONGEST_CONSTRUCT;
  switch (text[0]) {
    case '\n':
      return { token: { kind: 'line-end' }, length: 1 };
    case '`':
    case '~':
      return takeCode(text, isWaiting, place.isLineBegin);
    case '<':
      return takeTag(text, isWaiting);
    case '!':
      if (text.length === 1) return isWaiting ? null : asText(text, 1);
      return text[1] === '[' ? takeBracket(text, isWaiting) : asText(text, 1);
    case '[':
    case '【':
      return takeBracket(text, isWaiting);
    default:
      return takeWord(text, isWaiting);
  }
}

function asText(text: string, length: number): Taken {
  return { token: { kind: 'text', text: text.slice(0, length) }, length };
}

function takeWord(text: string, isWaiting: boolean): Taken | null {
  const blank = /^\s+?(?=\S|\n|$)/.exec(text)?.[0];
  if (blank !== undefined) return { token: { kind: 'blank', text: blank }, length: blank.length };
  const length = /^[^\s`~<![【]+/.exec(text)?.[0].length ?? 1;
  if (isWaiting && length === text.length && length < LONGEST_WORD) return null;
  return saysNothingFits(text.slice(0, length)) ?? asText(text, length);
}

/** With whatever emphasis or full stop stands around it. */
function saysNothingFits(word: string): Taken | null {
  const isIt = word.replaceAll('\\', '').includes(nothingFits);
  return isIt ? { token: { kind: 'nothing-fits' }, length: word.length } : null;
}

/** A fence, or a span as CommonMark has it: up to the next run of as many signs, here on the same line. */
function takeCode(text: string, isWaiting: boolean, isLineBegin: boolean): Taken | null {
  const [run = ''] = /^(?:`+|~+)/.exec(text) ?? [];
  if (run.length === text.length && isWaiting) return null;
  const line = text.slice(0, lineLength(text));
  if (isLineBegin && run.length >= 3) {
    if (line.length === text.length && isWaiting) return null;
    // More of the same signs on its line: a span, and no fence.
    if (!line.slice(run.length).includes('`'))
      return { token: { kind: 'fence', text: run }, length: run.length };
  }
  if (run.startsWith('~')) return asText(text, run.length);
  const closing = [...line.slice(run.length).matchAll(/`+/g)].find(([found]) => found.length === run.length);
  if (closing !== undefined) {
    const length = closing.index + 2 * run.length;
    // A longer run may be on its way.
    if (length === text.length && isWaiting) return null;
    return saysNothingFits(text.slice(0, length)) ?? asText(text, length);
  }
  return line.length === text.length && isWaiting ? null : asText(text, run.length);
}

function lineLength(text: string): number {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
}

const names =
  'a|abbr|area|audio|b|base|blockquote|body|br|button|canvas|center|code|details|div|em|embed|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|kbd|label|li|link|main|mark|math|meta|nav|object|ol|option|p|param|picture|pre|q|s|script|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|title|tr|track|u|ul|video';
const tag = new RegExp(String.raw`^<(?:!--.{0,600}?-->|/?(?:${names})(?:[\s/][^<>]{0,600})?>)`, 'is');
const beginOfTag = new RegExp(
  String.raw`^<(?:!.{0,600}|/?[a-z]{0,10}[1-6]?|/?(?:${names})[\s/][^<>]{0,600}|https?:[^<>\s]{0,600})$`,
  'is',
);

/** Markup is never run by those who draw answers; here it goes, so that nobody has to read it. "Less than" stays. */
function takeTag(text: string, isWaiting: boolean): Taken | null {
  const address = /^<(https?:[^<>\s]{0,600})>/i.exec(text);
  if (address !== null) return { token: { kind: 'text', text: address[1] ?? '' }, length: address[0].length };
  const found = tag.exec(text);
  if (found !== null) return { token: { kind: 'nothing' }, length: found[0].length };
  return isWaiting && beginOfTag.test(text) ? null : asText(text, 1);
}

/** An address, and a title in quotes. Words in brackets are none. */
const linkTarget =
  /^\(\s{0,9}(?:<[^<>\n]{0,600}>|[^\s()<>]{0,600})(?:\s{1,9}(?:"[^"]{0,200}"|'[^']{0,200}'))?\s{0,9}\)/;

/** A citation, a link, an image, or a bracket that is none of them. */
function takeBracket(text: string, isWaiting: boolean): Taken | null {
  const isImage = text.startsWith('!');
  const bracket = isImage ? text.slice(1) : text;
  const citation = isImage ? null : readCitation(text);
  const labelLength = citation?.length ?? /^\[[^[\]\n]{0,200}\]/.exec(bracket)?.[0].length;
  if (labelLength === undefined) {
    const mayEnd = /^(?:\[{1,2}|【)[^[\]【】\n]{0,200}\]?$/.test(bracket);
    return isWaiting && mayEnd ? null : asText(text, 1);
  }
  const after = bracket.slice(labelLength);
  const target = linkTarget.exec(after)?.[0] ?? '';
  if (isWaiting && target === '' && /^(?:\([^()]{0,600})?$/.test(after)) return null;
  const length = text.length - bracket.length + labelLength + target.length;
  if (citation !== null) return { token: { kind: 'citation', numbers: citation.numbers }, length };
  if (target === '') return asText(text, 1);
  return isImage
    ? { token: { kind: 'nothing' }, length }
    : { token: { kind: 'text', text: bracket.slice(1, labelLength - 1) }, length };
}
