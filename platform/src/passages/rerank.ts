/** A closer look at the best sentences: whether the words stand together, and whether it is the kind of answer that is asked for. */
import type { Candidate } from './best-few.ts';
import type { CourseUnits } from './course-units.ts';
import type { ReadQuestion } from './read-question.ts';
import { weights } from './weights.ts';
import { foldText, wordsOf } from './words/fold-words.ts';
import type { Vocabulary } from './words/word-forms.ts';

const togetherWithin = 4;
const fragmentWords = 3;
const firstWords = 3;

export function rerank(
  candidates: readonly Candidate[],
  { units }: CourseUnits,
  { terms, kinds }: ReadQuestion,
  vocabulary: Vocabulary,
): Candidate[] {
  const solid = terms.filter(({ isSolid, isAsked }) => isSolid && isAsked);
  const forms = solid.map((term) => new Set(term.forms.map(({ term: form }) => form)));
  const looked = candidates.map(({ unit, score }) => {
    const text = units[unit]?.text ?? '';
    const said = wordsOf(text).map((word) => vocabulary.spellings.get(word.text) ?? -1);
    const places = forms.map((set) => said.flatMap((term, place) => (set.has(term) ? [place] : [])));
    let total = score;
    for (let at = 1; at < places.length; at += 1) {
      if (!areNear(places[at - 1] ?? [], places[at] ?? [])) continue;
      total += weights.together * Math.min(solid[at - 1]?.weight ?? 0, solid[at]?.weight ?? 0);
    }
    const next = units[unit + 1];
    const after = next !== undefined && next.strand === units[unit]?.strand ? foldText(next.text) : '';
    const folded = foldText(text);
    for (const { answered, isDefinition } of kinds) {
      if (answered.test(folded)) total *= weights.answersKind;
      else if (answered.test(after)) total *= weights.answersKindNext;
      if (isDefinition && places.some(([first = firstWords]) => first < firstWords))
        total *= weights.definition;
    }
    if (text.endsWith('?')) total *= weights.asksItself;
    if (said.length <= fragmentWords) total *= weights.fragment;
    return { unit, score: total };
  });
  return looked.sort((a, b) => b.score - a.score || a.unit - b.unit);
}

function areNear(ones: readonly number[], others: readonly number[]): boolean {
  return ones.some((one) => others.some((other) => one !== other && Math.abs(one - other) <= togetherWithin));
}
