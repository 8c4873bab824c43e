/** How much a finding weighs for a student, the heaviest first. */
import type { Finding } from './finding.ts';
import { type FindingCode, keptFindings } from './finding-codes.ts';

export const findingWeights = [
  /** Somebody cannot go on: a film that does not play, a lesson with nothing in it. */
  'stops',
  /** Somebody is misled, or left out. */
  'misleads',
  /** It works, and could be nicer. */
  'nicer',
] as const;

export type FindingWeight = (typeof findingWeights)[number];

const codeWeights: Readonly<Record<FindingCode, FindingWeight>> = {
  course_empty: 'stops',
  lesson_empty: 'stops',
  preview_without_film: 'stops',
  film_failed: 'stops',
  film_not_ready: 'stops',
  film_renditions_missing: 'stops',
  film_not_measured: 'stops',
  question_without_answer: 'stops',
  module_empty: 'misleads',
  film_silent: 'misleads',
  captions_missing: 'misleads',
  captions_unfinished: 'misleads',
  captions_after_film: 'misleads',
  duration_differs: 'misleads',
  link_broken: 'misleads',
  link_unreachable: 'misleads',
  question_incomplete: 'misleads',
  question_after_film: 'misleads',
  film_too_quiet: 'nicer',
  film_too_loud: 'nicer',
  film_silent_start: 'nicer',
  film_black_start: 'nicer',
  captions_too_fast: 'nicer',
  link_not_checked: 'nicer',
  links_left_out: 'nicer',
  image_without_description: 'nicer',
};

type Weighed = Pick<Finding, 'code' | 'facts'>;

export function weightOf({ code, facts }: Weighed): FindingWeight {
  // The author expects the new film to be seen, and students see another: nobody is stopped.
  return code === 'film_failed' && facts.isWatchable === true ? 'misleads' : codeWeights[code];
}

/** The heaviest first; those of one weight keep their order, and a weight without any is left out. */
export function groupByWeight<One extends Weighed>(
  findings: readonly One[],
): { readonly weight: FindingWeight; readonly findings: readonly One[] }[] {
  const groups = Map.groupBy(findings, weightOf);
  return findingWeights.flatMap((weight) => {
    const alike = groups.get(weight);
    return alike === undefined ? [] : [{ weight, findings: alike }];
  });
}

export function byWeight<One extends Weighed>(findings: readonly One[]): One[] {
  return groupByWeight(findings).flatMap(({ findings: alike }) => alike);
}

/** As many as are kept of one look at a course. */
export function heaviest<One extends Weighed>(findings: readonly One[]): One[] {
  return byWeight(findings).slice(0, keptFindings);
}
