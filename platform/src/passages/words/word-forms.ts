/** How a word that is asked may be written in a course: as it is, joined or apart, misspelt, or by another word for it. */
import { weights } from '../weights.ts';
import type { SpellingList } from './near-spellings.ts';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

export interface WordForm {
  readonly term: number;
  /** How well it stands for what was asked, at most 1. */
  readonly strength: number;
}

export interface Vocabulary {
  /** Terms by stem. */
  readonly terms: ReadonlyMap<string, number>;
  /** Terms by word as it is written, folded. */
  readonly spellings: ReadonlyMap<string, number>;
  readonly near: SpellingList;
  /** The parts of names that are written as one. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

export function formsOf(word: string, vocabulary: Vocabulary): WordForm[] {
  const forms = new Map<number, number>();
  const add = (term: number | undefined, strength: number) => {
    if (term !== undefined && (forms.get(term) ?? 0) < strength) forms.set(term, strength);
  };
  const stem = stemOf(word);
  add(vocabulary.terms.get(stem), 1);
  const synonym = forms.size === 0 ? weights.synonym : weights.synonymOfKnown;
  const synonyms = synonymsOf(stem);
  for (const other of synonyms) add(vocabulary.terms.get(other), synonym);
  // A word that we know is no other one with an error: 'bread' is not 'read'.
  if (forms.size === 0 && synonyms.size === 0) {
    for (const { word: spelling, distance } of vocabulary.near.near(word)) {
      const strength = distance > 1 ? weights.twoErrors : weights.oneError;
      add(vocabulary.spellings.get(spelling), strength);
      for (const part of vocabulary.names.get(spelling) ?? []) add(vocabulary.spellings.get(part), strength);
      for (const other of synonymsOf(stemOf(spelling)))
        add(vocabulary.terms.get(other), weights.synonymOfKnown * weights.oneError);
    }
  }
  for (const part of vocabulary.names.get(word) ?? []) add(vocabulary.spellings.get(part), weights.apart);
  if (forms.size === 0) {
    for (const part of partsOf(word, vocabulary)) add(part, weights.apart);
    for (const related of vocabulary.near.related(stem))
      add(vocabulary.spellings.get(related), weights.related);
  }
  return Array.from(forms, ([term, strength]) => ({ term, strength }));
}

const shortestPart = 3;

/** 'usestate' of somebody who heard 'use state': both parts must be words of the course. */
function partsOf(word: string, { spellings }: Vocabulary): number[] {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [one, two] = [spellings.get(word.slice(0, at)), spellings.get(word.slice(at))];
    if (one !== undefined && two !== undefined) return [one, two];
  }
  return [];
}
