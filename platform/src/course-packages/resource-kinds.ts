import type { PackagePartCode } from '@academy/contract/course-packages/package-parts.ts';

/** What can become a lesson, or the code of what cannot. */
export type ResourceKind =
  | 'content'
  | 'link'
  | 'quiz'
  | Extract<PackagePartCode, 'discussions' | 'tools' | 'assignments' | 'question_banks' | 'unknown_kinds'>;

const kinds: readonly (readonly [RegExp, ResourceKind])[] = [
  [/^webcontent$|^associatedcontent\//, 'content'],
  [/^imswl_xmlv1p\d$/, 'link'],
  [/^imsqti_xmlv1p2(?:\/imscc_xmlv1p\d\/assessment)?$/, 'quiz'],
  [/^imsqti_xmlv1p2\/imscc_xmlv1p\d\/question-bank$/, 'question_banks'],
  [/^imsdt_xmlv1p\d$/, 'discussions'],
  [/^imsbasiclti_xmlv1p\d$/, 'tools'],
  [/^assignment_xmlv1p\d$/, 'assignments'],
];

/** By the type that a resource of a manifest has. */
export function resourceKind(type: string): ResourceKind {
  return kinds.find(([pattern]) => pattern.test(type.trim().toLowerCase()))?.[1] ?? 'unknown_kinds';
}
