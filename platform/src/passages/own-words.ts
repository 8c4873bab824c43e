/** Words of the sentences around count for a sentence, too: beside what says something itself, it would be told for nothing of its own. */
import type { CourseUnits } from './course-units.ts';
import type { AskedTerm } from './read-question.ts';
import type { TermIndex } from './term-index.ts';

/** Those that have a word of the question in some form, in themselves or in a title, or go on from one that has; all where none has. */
export function withOwnWords(
  ranked: readonly number[],
  { units }: CourseUnits,
  index: TermIndex,
  asked: readonly AskedTerm[],
): readonly number[] {
  const having = unitsHaving(units.length, index, asked);
  const goesOn = (unit: number) => {
    const [before, now] = [units[unit - 1], units[unit]];
    return having[unit - 1] === 1 && before?.strand === now?.strand && before?.item === now?.item;
  };
  const own = ranked.filter((unit) => having[unit] === 1 || goesOn(unit));
  return own.length > 0 ? own : ranked;
}

function unitsHaving(
  count: number,
  { starts, units, titled }: TermIndex,
  asked: readonly AskedTerm[],
): Uint8Array {
  const having = new Uint8Array(count);
  for (const { forms, isSolid, isAsked } of asked) {
    if (!isSolid || !isAsked) continue;
    for (const { term } of forms) {
      for (const [from, to] of titled.get(term) ?? []) having.fill(1, from, to);
      for (const unit of units.subarray(starts[term], starts[term + 1])) having[unit] = 1;
    }
  }
  return having;
}
