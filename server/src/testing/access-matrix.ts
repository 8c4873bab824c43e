/**
 * Who may call what, as data: one row a route and, where it matters, a status of the course it names;
 * one cell a kind of caller. The test of it makes every call as everybody, and fails for a route that
 * is registered and has no row.
 */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';

export const callers = ['visitor', 'stranger', 'enrolled', 'creator', 'author', 'admin'] as const;
export type Caller = (typeof callers)[number];

export interface MatrixRow {
  readonly route: string;
  readonly course?: CourseStatus;
  readonly expected: Readonly<Record<Caller, number>>;
}

const everybody = (status: number) => cells(status, status);
const signedInOnly = (status: number) => cells(401, status);
const ownPeople = (enrolled: number) => ({ ...everybody(404), enrolled, author: 200, admin: 200 });

export const accessMatrix: readonly MatrixRow[] = [
  { route: 'GET /api/auth/me', expected: signedInOnly(200) },
  { route: 'POST /api/auth/logout', expected: everybody(204) },
  { route: 'POST /api/auth/refresh', expected: signedInOnly(204) },
  { route: 'GET /api/auth/google', expected: everybody(302) },
  { route: 'GET /api/auth/callback', expected: everybody(302) },
  { route: 'GET /api/users/profile', expected: signedInOnly(200) },
  { route: 'GET /api/courses', expected: everybody(200) },
  { route: 'GET /api/courses/:courseId', course: 'published', expected: everybody(200) },
  { route: 'GET /api/courses/:courseId', course: 'draft', expected: ownPeople(404) },
  { route: 'GET /api/courses/:courseId', course: 'archived', expected: ownPeople(200) },
  { route: 'GET /api/courses/:courseId/curriculum', course: 'published', expected: everybody(200) },
  { route: 'GET /api/courses/:courseId/curriculum', course: 'draft', expected: ownPeople(404) },
  { route: 'GET /api/courses/:courseId/curriculum', course: 'archived', expected: ownPeople(200) },
  { route: 'GET /healthz', expected: everybody(200) },
  { route: 'GET /readyz', expected: everybody(200) },
];

/** Who gets content and video with the curriculum, and not only its outline. */
export const readers: readonly Caller[] = ['enrolled', 'author', 'admin'];

function cells(visitor: number, others: number): Record<Caller, number> {
  return { visitor, stranger: others, enrolled: others, creator: others, author: others, admin: others };
}
