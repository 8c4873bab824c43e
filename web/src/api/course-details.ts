/** How an author creates and changes a course. Apart from `courses.ts`, so that readers do not load it. */
import type { ResponseOf } from '@academy/contract/http/client.ts';
import { api } from './client/api.ts';
import { sendRequest } from './client/send-request.ts';

export type SavedCourse = ResponseOf<'POST /api/courses'>;
export type UploadedCover = ResponseOf<'PUT /api/courses/{courseId}/cover'>;

export function createCourse(payload: object): Promise<SavedCourse> {
  return sendRequest({ method: 'POST', path: '/api/courses', body: payload });
}

/** Refused with 409 when the payload names a revision and there is a newer one. */
export function updateCourse(courseId: string, payload: object): Promise<SavedCourse> {
  return sendRequest({ method: 'PUT', path: coursePath(courseId), body: payload });
}

export function uploadCover(courseId: string, picture: Blob): Promise<UploadedCover> {
  return sendRequest({ method: 'PUT', path: `${coursePath(courseId)}/cover`, body: picture });
}

/** As the server has it now, past every cache. */
export function fetchCourse(courseId: string) {
  return api('GET /api/courses/{courseId}', { params: { courseId } });
}

export function fetchOwnCourses() {
  return api('GET /api/creator/courses', {});
}

function coursePath(courseId: string): string {
  return `/api/courses/${encodeURIComponent(courseId)}`;
}
