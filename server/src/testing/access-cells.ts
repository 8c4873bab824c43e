/** What a row of the access matrix is made of: who calls, and what each of them is answered. */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';

export const callers = ['visitor', 'stranger', 'enrolled', 'creator', 'author', 'admin'] as const;
export type Caller = (typeof callers)[number];

export type Cells = readonly [
  visitor: number,
  stranger: number,
  enrolled: number,
  creator: number,
  author: number,
  admin: number,
];

export interface MatrixRow {
  readonly route: string;
  readonly course?: CourseStatus;
  /** Whether the lesson is a free preview. */
  readonly isPreview?: true;
  /** A picture is sent as it is, anything else as JSON. */
  readonly body?: object;
  readonly expected: Cells;
}

export const everybody = (status: number): Cells => [status, status, status, status, status, status];
export const signedInOnly = (status: number): Cells => [401, status, status, status, status, status];

/** The same route for a published, a draft and an archived course. */
export function inEveryStatus(
  route: string,
  expected: Readonly<Record<CourseStatus, Cells>>,
  body?: object,
): MatrixRow[] {
  return Object.entries(expected).map(([course, cells]) => ({
    route,
    course: course as CourseStatus,
    expected: cells,
    ...(body === undefined ? {} : { body }),
  }));
}

export const seen = {
  published: everybody(200),
  draft: [404, 404, 200, 404, 200, 200],
  archived: [404, 404, 200, 404, 200, 200],
} as const satisfies Record<CourseStatus, Cells>;

export const read = {
  published: [401, 403, 200, 403, 200, 200],
  draft: [401, 404, 200, 404, 200, 200],
  archived: [401, 404, 200, 404, 200, 200],
} as const satisfies Record<CourseStatus, Cells>;

export const learned = (done: number): Record<CourseStatus, Cells> => ({
  published: [401, 403, done, 403, done, 403],
  draft: [401, 404, done, 404, done, 403],
  archived: [401, 404, done, 404, done, 403],
});

export const managed = (done: number): Record<CourseStatus, Cells> => ({
  published: [401, 403, 403, 403, done, done],
  draft: [401, 404, 403, 404, done, done],
  archived: [401, 404, 403, 404, done, done],
});

/** The address of a lesson, as routes have it. */
export const lesson = '/api/courses/:courseId/modules/:moduleId/lessons/:lessonId';
