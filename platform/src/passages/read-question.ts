/** A question as terms of the course, each with what it weighs and the forms that it may be found in. */
import type { CourseQuestion } from './found-passages.ts';
import type { TermIndex } from './term-index.ts';
import { weights } from './weights.ts';
import { type AskedKind, askedKinds } from './words/asked-for.ts';
import { wordsOf } from './words/fold-words.ts';
import { isFunctionWord } from './words/function-words.ts';
import { refersBack, saysItGoesOn } from './words/refers-back.ts';
import { isOfPlace, requestAsSubject } from './words/request-words.ts';
import { stemOf } from './words/stem.ts';
import { formsOf, type Vocabulary, type WordForm } from './words/word-forms.ts';

export interface AskedTerm {
  /** Of the course, with how well each stands for the word that was asked. */
  readonly forms: readonly WordForm[];
  /** How much the term says: rare ones more, words of questions little. */
  readonly weight: number;
  /** Whether it says what is asked about, and is not one of the words that every question has. */
  readonly isSolid: boolean;
  /** Whether the question itself has it, and not one before. */
  readonly isAsked: boolean;
  /** Whether a sentence of the course has the word itself: 'now' is not the 'today' that was asked for, nor 'would' the 'world'. */
  readonly isKnown: boolean;
  /** Whether a lesson, or a part of its text, is named by it. */
  readonly isTitled: boolean;
}

export interface ReadQuestion {
  /** In the order they are asked in; those of earlier questions after them. */
  readonly terms: readonly AskedTerm[];
  readonly kinds: readonly AskedKind[];
  /** Whether it goes on with an earlier question, whose words are then asked for, too. */
  readonly isFollowUp: boolean;
}

/** Enough for a question of some sentences; whoever pastes a page is answered by its beginning. */
const mostTerms = 40;
const earlierQuestions = 2;
const ownWordsOfFollowUp = 1;

export function readQuestion(
  question: CourseQuestion,
  index: TermIndex,
  vocabulary: Vocabulary,
): ReadQuestion {
  const words = askedWords(question.text, vocabulary);
  const subject = words.every(isFunctionWord) ? requestTaught(words, question, vocabulary) : [];
  const terms = new Map<string, AskedTerm>();
  const read = (text: string, factor: number) => {
    for (const word of askedWords(text, vocabulary)) {
      if (terms.size >= mostTerms) return;
      const stem = stemOf(word);
      if (terms.has(stem)) continue;
      const isSolid = !isFunctionWord(word) || subject.includes(word);
      const forms = isSolid ? formsOf(word, vocabulary) : formsOfFunctionWord(stem, vocabulary);
      const { strength, count } = bestForms(forms, index);
      const weight = rarity(count, index) * (isSolid ? 1 : weights.functionWord) * factor;
      const isKnown = strength === 1 && count > 0;
      const isTitled = forms.some(({ term, strength }) => strength === 1 && index.titled.has(term));
      terms.set(stem, { forms, weight, isSolid, isAsked: factor === 1, isKnown, isTitled });
    }
  };
  read(question.text, 1);
  for (const [age, before] of question.earlier.slice(0, earlierQuestions).entries())
    read(before, weights.earlier / (age + 1));
  const own = hintedAtByEarlier([...terms.values()]);
  const solid = own.filter(({ isSolid, isAsked }) => isSolid && isAsked);
  // 'And how long?' asks about what was asked before; 'define photosynthesis', of which the course has no word, does not.
  const isKnown = solid.some(({ forms }) => forms.length > 0);
  const isFollowUp =
    solid.length <= ownWordsOfFollowUp &&
    (solid.length > 0 ? isKnown || saysItGoesOn(words) : refersBack(words));
  return {
    terms: isFollowUp ? own.map((term) => ({ ...term, isAsked: true })) : own,
    kinds: askedKinds(question.text),
    isFollowUp,
  };
}

/** Where the course knows what the question itself asks about, that comes before all that was asked earlier. */
function hintedAtByEarlier(terms: readonly AskedTerm[]): readonly AskedTerm[] {
  const weightOf = (counted: (term: AskedTerm) => boolean) =>
    terms.filter(counted).reduce((sum, { weight }) => sum + weight, 0);
  const own = weightOf(({ isAsked, isSolid, forms }) => isAsked && isSolid && forms.length > 0);
  const earlier = weightOf(({ isAsked }) => !isAsked);
  const most = own * weights.earlierTogether;
  if (own === 0 || earlier <= most) return terms;
  return terms.map((term) => (term.isAsked ? term : { ...term, weight: (term.weight * most) / earlier }));
}

/** A word that asks for something, where it is what the course teaches and the question has no other. */
function requestTaught(words: readonly string[], { earlier }: CourseQuestion, { terms }: Vocabulary) {
  if (saysItGoesOn(words)) return [];
  return requestAsSubject(words, earlier.length > 0).filter((word) => terms.has(stemOf(word)));
}

/** Words, and two that the course writes as one instead of both: 'use state' is useState. */
function askedWords(text: string, { spellings }: Vocabulary): string[] {
  const words = wordsOf(text).map((word) => word.text);
  const asked: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [one = '', two] = [words[at], words[at + 1]];
    if (isGivenTo(one, words[at - 1]) || isOfPlace(one, words)) continue;
    const joined = two === undefined ? '' : one + two;
    if (joined.length > 5 && spellings.has(joined)) {
      asked.push(joined);
      at += 1;
    } else asked.push(one);
  }
  return asked;
}

/** 'দিন' is 'day', but behind a verb it makes that a request: 'বুঝিয়ে দিন'. */
const isGivenTo = (word: string, before = '') =>
  word === 'দিন' && before.endsWith('ে') && isFunctionWord(before);

function formsOfFunctionWord(stem: string, { terms }: Vocabulary): WordForm[] {
  const term = terms.get(stem);
  return term === undefined ? [] : [{ term, strength: 1 }];
}

/** How well the course has a word, and in how many sentences. Another word for it makes it no less rare. */
function bestForms(forms: readonly WordForm[], { starts }: TermIndex) {
  const best = Math.max(0, ...forms.map(({ strength }) => strength));
  let count = 0;
  for (const { term, strength } of forms)
    if (strength === best) count += (starts[term + 1] ?? 0) - (starts[term] ?? 0);
  return { strength: best, count };
}

/** As in BM25: next to nothing for what every sentence has. What none has is the rarest. */
function rarity(having: number, { lengths }: TermIndex): number {
  return Math.log(1 + (lengths.length + 0.5) / (having + 0.5));
}
