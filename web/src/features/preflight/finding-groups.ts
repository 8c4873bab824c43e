import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { type FindingWeight, groupByWeight } from '@academy/contract/preflight/finding-weights.ts';
import type { Finding } from '@/api/preflight.ts';
import { lessonHash, paths } from '@/config/paths.ts';

/** What was found in one place of the course. */
export interface FindingGroup {
  readonly key: string;
  readonly module: Finding['module'];
  readonly lesson: Finding['lesson'];
  readonly findings: readonly Finding[];
}

/** What weighs the same for a student. */
export interface FindingSection {
  readonly weight: FindingWeight;
  readonly count: number;
  readonly groups: readonly FindingGroup[];
}

/** What weighs most first, and inside by lesson; of so many places, where a bound is given. */
export function sectionsOf(findings: readonly Finding[], mostPlaces: number): FindingSection[] {
  let room = mostPlaces;
  return groupByWeight(findings)
    .map(({ weight, findings: alike }) => {
      const groups = groupFindings(alike).slice(0, room);
      room -= groups.length;
      return { weight, count: alike.length, groups };
    })
    .filter(({ groups }) => groups.length > 0);
}

export function countPlaces(sections: readonly FindingSection[]): number {
  return sections.reduce((sum, { groups }) => sum + groups.length, 0);
}

/** In the order of the course. */
function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(
    findings,
    ({ module, lesson }) => lesson?.lessonId ?? module?.moduleId ?? 'course',
  );
  return [...groups].map(([key, inside]) => ({
    key,
    module: inside[0]?.module ?? null,
    lesson: inside[0]?.lesson ?? null,
    findings: inside,
  }));
}

/** Where a finding is mended, as a `Link` takes it. */
export interface MendingPlace {
  readonly to: string;
  readonly hash?: string;
}

const inDetails: ReadonlySet<Finding['code']> = new Set([
  'link_broken',
  'link_unreachable',
  'link_not_checked',
]);

export function mendingPlace(courseId: string, finding: Finding): MendingPlace {
  const { code, facts, module, lesson } = finding;
  if (module === null && inDetails.has(code)) return { to: paths.creatorCourseEdit(courseId) };
  if (lesson === null || module === null) return { to: paths.creatorCourseEditCurriculum(courseId) };
  const address = { courseId, moduleId: module.moduleId, lessonId: lesson.lessonId };
  if ((code === 'captions_too_fast' || code === 'captions_after_film') && facts.language !== undefined) {
    return { to: buildPath(webRoutes.lessonCaptions, { ...address, language: facts.language }) };
  }
  return { to: paths.creatorCourseEditCurriculum(courseId), hash: lessonHash(lesson.lessonId) };
}
