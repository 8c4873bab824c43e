/** Which sentences of a course have a word, in typed arrays: a course of a hundred thousand sentences stays a few megabytes. */
import type { CourseUnits } from './course-units.ts';
import { wordsOf } from './words/fold-words.ts';
import { stemOf } from './words/stem.ts';

export interface TermIndex {
  /** By stem. */
  readonly terms: ReadonlyMap<string, number>;
  /** Words as they are written, folded, with the term that each is a form of: what a typing error is compared with. */
  readonly spellings: ReadonlyMap<string, number>;
  /** The sentences of term t are those from starts[t] to starts[t + 1]. */
  readonly starts: Uint32Array;
  readonly units: Uint32Array;
  readonly counts: Uint8Array;
  /** Words of each sentence. */
  readonly lengths: Uint16Array;
  readonly meanLength: number;
  /** By term of a title or a heading: the sentences that stand under it, from one to before another. */
  readonly titled: ReadonlyMap<number, readonly (readonly [number, number])[]>;
}

/** Reads words into terms; the same word is stemmed once. */
class Terms {
  readonly byStem = new Map<string, number>();
  readonly bySpelling = new Map<string, number>();

  of(word: string): number {
    const known = this.bySpelling.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word);
    const term = this.byStem.get(stem) ?? this.byStem.size;
    this.byStem.set(stem, term);
    this.bySpelling.set(word, term);
    return term;
  }

  /** Each word, and after it the parts of a name. */
  in(text: string): number[] {
    return wordsOf(text).flatMap((word) => [word.text, ...word.parts].map((each) => this.of(each)));
  }
}

export function indexTerms({ lessons, units }: CourseUnits): TermIndex {
  const terms = new Terms();
  const lengths = new Uint16Array(units.length);
  /** Pairs of a term and a sentence, a sentence's own together. */
  const pairs: number[] = [];
  const pairCounts: number[] = [];
  for (const [unit, { text }] of units.entries()) {
    const counted = new Map<number, number>();
    const found = terms.in(text);
    for (const term of found) counted.set(term, (counted.get(term) ?? 0) + 1);
    lengths[unit] = Math.min(found.length, 65_535);
    for (const [term, count] of counted) {
      pairs.push(term, unit);
      pairCounts.push(Math.min(count, 255));
    }
  }
  const titled = indexTitles({ lessons, units }, terms);
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, units.length);
  return {
    terms: terms.byStem,
    spellings: terms.bySpelling,
    lengths,
    meanLength,
    titled,
    ...sortByTerm(pairs, pairCounts, terms.byStem.size),
  };
}

/** Lessons, and the parts of a text that have a heading of their own, follow each other. */
function indexTitles({ lessons, units }: CourseUnits, terms: Terms): Map<number, [number, number][]> {
  const titled = new Map<number, [number, number][]>();
  const add = (title: string, from: number, to: number) => {
    for (const term of new Set(terms.in(title))) {
      const ranges = titled.get(term);
      if (ranges === undefined) titled.set(term, [[from, to]]);
      else ranges.push([from, to]);
    }
  };
  let [lessonFrom, headingFrom] = [0, 0];
  for (let unit = 1; unit <= units.length; unit += 1) {
    const [before, now] = [units[unit - 1], units[unit]];
    if (before === undefined) continue;
    if (before.lesson !== now?.lesson || before.heading !== now.heading) {
      if (before.heading !== '') add(before.heading, headingFrom, unit);
      headingFrom = unit;
    }
    if (before.lesson !== now?.lesson) {
      add(lessons[before.lesson]?.title ?? '', lessonFrom, unit);
      lessonFrom = unit;
    }
  }
  return titled;
}

function sortByTerm(pairs: readonly number[], pairCounts: readonly number[], termCount: number) {
  const starts = new Uint32Array(termCount + 1);
  const add = (place: number, count: number) => {
    starts[place] = (starts[place] ?? 0) + count;
  };
  for (let pair = 0; pair < pairs.length; pair += 2) add((pairs[pair] ?? 0) + 1, 1);
  for (let term = 0; term < termCount; term += 1) add(term + 1, starts[term] ?? 0);
  const next = starts.slice();
  const units = new Uint32Array(pairCounts.length);
  const counts = new Uint8Array(pairCounts.length);
  for (let pair = 0; pair < pairCounts.length; pair += 1) {
    const term = pairs[2 * pair] ?? 0;
    const place = next[term] ?? 0;
    next[term] = place + 1;
    units[place] = pairs[2 * pair + 1] ?? 0;
    counts[place] = pairCounts[pair] ?? 0;
  }
  return { starts, units, counts };
}
