/** What a search text asks of the index: pure, without a database. */
import { wordsOf as asQuestion } from '@academy/platform/passages/words/fold-words.ts';
import { isFillerWord } from '@academy/platform/passages/words/function-words.ts';
import { wordsOf } from './split-words.ts';

export interface MomentQuery {
  /** As typed or respelled, folded; without 'a', 'on' and 'of' where there are others. */
  readonly words: readonly string[];
  /** Keys that the index has; it may give more than was asked for. */
  readonly wanted: string;
  /** What a hit has to have: each word, or one that begins with it; also begun in the cue before. */
  readonly proven: string;
  /** The same, within one text. */
  readonly own: string;
  /** All words as they are. */
  readonly exact: string;
  /** What was written without a blank, or in quotes, stands together: patterns for LIKE, all of which have to fit. */
  readonly together: readonly string[];
  /** All words in a row, where there are several. */
  readonly phrase: string | null;
}

/** More words make a text and no search. */
const mostWords = 16;
/** So many words may run from one cue into the next. */
const spanningWords = 5;
/** Of so many letters a beginning counts; the index has those of these lengths. */
const beginnings = [6, 3] as const;

/** Words contain no signs, so nothing in them could end the quotes of a lexeme. */
const exactly = (word: string) => `'${word}'`;
const before = (word: string) => `'<${word}'`;

function keyOf(word: string): string {
  const letters = [...word];
  const length = beginnings.find((most) => letters.length >= most);
  return length === undefined ? exactly(word) : `'${letters.slice(0, length).join('')}*'`;
}

function beginningOf(word: string): string {
  return [...word].length >= 3 ? `'${word}':*` : exactly(word);
}

const all = (lexemes: readonly string[]) => lexemes.join(' & ');

/** All words here, or the first of them in the cue before. */
function spanning(words: readonly string[], keyOfWord: (word: string) => string): string {
  const ways = [all(words.map(keyOfWord))];
  if (words.length <= spanningWords) {
    for (let first = 1; first < words.length; first += 1) {
      ways.push(all([...words.slice(0, first).map(before), ...words.slice(first).map(keyOfWord)]));
    }
  }
  return ways.map((way) => `(${way})`).join(' | ');
}

const quoted = /^["“”„«](.+)["“”»]$/u;

/** The query of a folded text; null for one without a word. */
export function readMomentQuery(folded: string): MomentQuery | null {
  const text = folded.trim();
  const inQuotes = quoted.exec(text)?.[1];
  const typed = inQuotes === undefined ? text.split(/\s+/u) : [inQuotes];
  const pieces = withoutFillers(typed).map((piece) => wordsOf(piece));
  const words = pieces.flat().slice(0, mostWords);
  const together = pieces.filter((piece) => piece.length > 1).map((piece) => inARow(piece));
  const asTyped = typed.flatMap((piece) => wordsOf(piece));
  return queryOf(words, { together, asTyped });
}

/** A lesson that happens to have 'on' and 'a' somewhere would else stand in the way of the sentence that was meant. */
function withoutFillers(pieces: readonly string[]): readonly string[] {
  const left = pieces.filter((piece) => wordsOf(piece).length > 0 && !isFiller(piece));
  return left.length > 0 ? left : pieces;
}

/** 'to-do' is none, though it is made of them. */
function isFiller(piece: string): boolean {
  const [word, ...others] = asQuestion(piece);
  return word !== undefined && others.length === 0 && isFillerWord(word.text);
}

interface QueryParts {
  readonly together?: readonly string[];
  /** With all words: where they stand in a row, that is told first. */
  readonly asTyped?: readonly string[];
}

/** The query of words that are known: respelled, or the longest ones of a search that found nothing. */
export function queryOf(
  given: readonly string[],
  { together = [], asTyped = given }: QueryParts = {},
): MomentQuery | null {
  const words = [...new Set(given)];
  if (words.length === 0) return null;
  return {
    words,
    wanted: spanning(words, keyOf),
    proven: spanning(words, beginningOf),
    own: all(words.map(beginningOf)),
    exact: all(words.map(exactly)),
    together,
    phrase: asTyped.length > 1 ? inARow(asTyped) : null,
  };
}

/** Words at least half as long as the longest: the short ones are seldom what a question is about. */
export function longestWords(words: readonly string[]): readonly string[] {
  const longest = Math.max(...words.map(({ length }) => length));
  return words.filter(({ length }) => length * 2 >= longest);
}

const inARow = (words: readonly string[]) => `% ${words.slice(0, mostWords).join(' ')}%`;
