import type { Finding } from '@academy/contract/preflight/finding.ts';
import { type FindingWeight, groupByWeight } from '@academy/contract/preflight/finding-weights.ts';
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';
import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';
import { findingSentences } from './finding-sentences.ts';

const weightWords: Readonly<Record<FindingWeight, string>> = {
  stops: 'Stops students',
  misleads: 'Misleads students or leaves some out',
  nicer: 'Could be nicer',
};

/** What a check found: what weighs most first, and inside a lesson below the other. */
export function preflightReport(result: Preflight['result']): string {
  if (result === null) return 'The check has no result.';
  const { findings, total, hasChanged } = result;
  const changed = hasChanged ? ['The course was changed while it was checked.'] : [];
  if (total === 0) return ['Nothing was found: the course is ready for its students.', ...changed].join('\n');
  const sections = groupByWeight(findings);
  const left = total - findings.length;
  return [
    ...sections.flatMap(({ weight, findings: alike }) => [
      // Where all of them weigh the same there is nothing to tell apart.
      ...(sections.length > 1 ? [`${weightWords[weight]} (${alike.length}):`, ''] : []),
      ...linesByLesson(alike),
    ]),
    ...(left > 0 ? [`And ${left} more, which are not listed.`] : []),
    `${total} ${total === 1 ? 'thing is' : 'things are'} worth a look. Nothing keeps the course from being published.`,
    ...changed,
  ].join('\n');
}

function linesByLesson(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, headingOf);
  return [...groups].flatMap(([heading, inside]) => [heading, ...inside.flatMap(linesOf), '']);
}

function headingOf({ module, lesson }: Finding): string {
  if (module === null) return 'The course';
  return plain(lesson === null ? module.title : `${module.title} › ${lesson.title}`);
}

function linesOf({ code, facts, second }: Finding): string[] {
  const { says, advice } = findingSentences[code](facts);
  const at = second === null ? '' : ` (at ${playbackTimeText(second)})`;
  return [`  - ${plain(says)}${at}`, `    ${advice}`];
}

/** Titles and addresses are of others: what would steer a terminal is left out. */
function plain(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '');
}
