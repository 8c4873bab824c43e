/** How well each sentence of a course answers a question, by the words it has and those that stand near. */
import type { CourseUnits } from './course-units.ts';
import type { AskedTerm } from './read-question.ts';
import type { TermIndex } from './term-index.ts';
import { weights } from './weights.ts';

export interface Scores {
  /** For each sentence; 0 where it has nothing of the question. */
  readonly scores: Float32Array;
  /** The share of what was asked that is said in the sentence or around it, from 0 to 1. */
  readonly covered: Float32Array;
}

export function scoreUnits(course: CourseUnits, index: TermIndex, asked: readonly AskedTerm[]): Scores {
  const count = course.units.length;
  const scores = new Float32Array(count);
  const covered = new Float32Array(count);
  const hits = new Float32Array(count);
  const askedWeight = asked.reduce((sum, { weight, isAsked }) => sum + (isAsked ? weight : 0), 0) || 1;
  // Sentences that share 'which' and 'the' with a question have nothing to do with it.
  const solidFirst = asked.toSorted((a, b) => Number(b.isSolid) - Number(a.isSolid));
  const hasSolid = solidFirst[0]?.isSolid === true;
  for (const term of solidFirst) {
    if (term.forms.length === 0) continue;
    hits.fill(0);
    findHits(hits, course, index, term);
    for (let unit = 0; unit < count; unit += 1) {
      const hit = hits[unit] ?? 0;
      if (hit === 0 || (hasSolid && !term.isSolid && scores[unit] === 0)) continue;
      scores[unit] = (scores[unit] ?? 0) + term.weight * hit;
      if (term.isAsked) covered[unit] = (covered[unit] ?? 0) + (term.weight * Math.min(1, hit)) / askedWeight;
    }
  }
  preferNamed({ scores, covered }, index, asked);
  return { scores, covered };
}

/** What stands under titles and headings that have all that is asked for: 'Where is cross-validation explained?' wants that lesson. */
function preferNamed({ scores, covered }: Scores, { titled }: TermIndex, asked: readonly AskedTerm[]): void {
  const solid = asked.filter(({ isSolid, isAsked }) => isSolid && isAsked);
  if (solid.length === 0) return;
  /** How many of the words, from the first on. */
  const having = new Uint8Array(scores.length);
  for (const [before, { forms }] of solid.entries())
    for (const { term, strength } of forms)
      for (const [from, to] of strength < weights.oneError ? [] : (titled.get(term) ?? []))
        for (let unit = from; unit < to; unit += 1) if (having[unit] === before) having[unit] = before + 1;
  for (let unit = 0; unit < having.length; unit += 1) {
    if (having[unit] !== solid.length) continue;
    scores[unit] = (scores[unit] ?? 0) * weights.named;
    covered[unit] = Math.min(1, (covered[unit] ?? 0) * weights.named);
  }
}

function findHits(hits: Float32Array, course: CourseUnits, index: TermIndex, asked: AskedTerm): void {
  const raise = (unit: number, strength: number) => {
    if ((hits[unit] ?? 0) < strength) hits[unit] = strength;
  };
  const { units } = course;
  const { starts, counts, lengths, meanLength } = index;
  for (const { term, strength } of asked.forms) {
    for (const [from, to] of index.titled.get(term) ?? [])
      for (let unit = from; unit < to; unit += 1) raise(unit, strength * weights.title);
    for (let place = starts[term] ?? 0; place < (starts[term + 1] ?? 0); place += 1) {
      const unit = index.units[place] ?? 0;
      const strand = units[unit]?.strand;
      const many = counts[place] ?? 1;
      const long = 1 - weights.length + (weights.length * (lengths[unit] ?? 1)) / meanLength;
      raise(unit, (strength * many * (1 + weights.saturation)) / (many + weights.saturation * long));
      for (let by = 1; by <= weights.before.length; by += 1) {
        if (units[unit + by]?.strand === strand) raise(unit + by, strength * (weights.before[by - 1] ?? 0));
        if (units[unit - by]?.strand === strand) raise(unit - by, strength * (weights.after[by - 1] ?? 0));
      }
    }
  }
}
