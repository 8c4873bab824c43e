/** A question as terms of the course, each with what it weighs and the forms that it may be found in. */
import type { CourseQuestion } from './found-passages.ts';
import type { TermIndex } from './term-index.ts';
import { wordsOf } from './words/fold-words.ts';
import { isFunctionWord } from './words/function-words.ts';
import type { SpellingList } from './words/near-spellings.ts';
import { stemOf } from './words/stem.ts';

export interface AskedTerm {
  /** Of the course, with how well each stands for the word that was asked. */
  readonly forms: readonly { readonly term: number; readonly strength: number }[];
  /** How much the term says: rare ones more, words of questions little. */
  readonly weight: number;
  /** Whether it says what is asked about, and is not one of the words that every question has. */
  readonly isSolid: boolean;
  /** Whether the question itself has it, and not one before. */
  readonly isAsked: boolean;
}

export interface Vocabulary {
  readonly index: TermIndex;
  readonly spellings: SpellingList;
}

const mostTerms = 48;
/** Looking for a spelling reads all words of the course. */
const mostRespelled = 16;
const earlierQuestions = 2;
const earlierWeight = 0.35;
const functionWeight = 0.12;

export function readQuestion({ text, earlier }: CourseQuestion, vocabulary: Vocabulary): AskedTerm[] {
  const asked = new Map<string, AskedTerm>();
  let respelled = 0;
  const read = (from: string, factor: number) => {
    for (const { text: word } of wordsOf(from)) {
      const stem = stemOf(word);
      if (asked.has(stem) || asked.size >= mostTerms) continue;
      const term = vocabulary.index.terms.get(stem);
      let forms = term === undefined ? [] : [{ term, strength: 1 }];
      if (forms.length === 0 && respelled < mostRespelled) {
        respelled += 1;
        forms = respell(word, vocabulary);
      }
      const isSolid = !isFunctionWord(word);
      const weight = rarity(forms, vocabulary.index) * (isSolid ? 1 : functionWeight) * factor;
      asked.set(stem, { forms, weight, isSolid, isAsked: factor === 1 });
    }
  };
  read(text, 1);
  for (const [age, before] of earlier.slice(0, earlierQuestions).entries())
    read(before, earlierWeight / (age + 1));
  return [...asked.values()];
}

function respell(word: string, { index, spellings }: Vocabulary) {
  const terms = new Map<number, number>();
  for (const { word: near, distance } of spellings.near(word)) {
    const term = index.spellings.get(near);
    if (term !== undefined) terms.set(term, Math.max(terms.get(term) ?? 0, 1 - 0.15 * distance));
  }
  return Array.from(terms, ([term, strength]) => ({ term, strength }));
}

/** As in BM25: 0 for what every sentence has. What none has is the rarest. */
function rarity(forms: AskedTerm['forms'], { starts, lengths }: TermIndex): number {
  const having = forms.reduce((sum, { term }) => sum + (starts[term + 1] ?? 0) - (starts[term] ?? 0), 0);
  return Math.log(1 + (lengths.length + 0.5) / (having + 0.5));
}
