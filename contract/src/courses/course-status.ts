export const courseStatuses = ['draft', 'published', 'archived'] as const;

export type CourseStatus = (typeof courseStatuses)[number];

/** Publish, unpublish, archive and restore; an edge that is not here is refused. */
const edges: Readonly<Record<CourseStatus, readonly CourseStatus[]>> = {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
};

export function canChangeStatus(from: CourseStatus, to: CourseStatus): boolean {
  return edges[from].includes(to);
}
