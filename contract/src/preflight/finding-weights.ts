/** How much a finding weighs for a student, the heaviest first. */
import type { FindingCode } from './finding-codes.ts';

export const findingWeights = [
  /** Somebody cannot go on: a film that does not play, a lesson with nothing in it. */
  'stops',
  /** Somebody is misled, or left out. */
  'misleads',
  /** It works, and could be nicer. */
  'nicer',
] as const;

export type FindingWeight = (typeof findingWeights)[number];

export const weightOf: Readonly<Record<FindingCode, FindingWeight>> = {
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

/** The heaviest first; those of one weight keep their order. */
export function byWeight<One extends { readonly code: FindingCode }>(findings: readonly One[]): One[] {
  return findingWeights.flatMap((weight) => findings.filter(({ code }) => weightOf[code] === weight));
}
