/**
 * The first script on the page of a lesson. Its video takes longer than the app around it, so it comes first: what the page
 * will surely ask for is asked for, the stream begins to load, and then comes the app, which finds both when it is there.
 */

import { callAhead } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { openStreamAhead } from '@/features/videos/open-stream-ahead.ts';
import { importApp, importParts } from './lesson-code.ts';
import { startAfterPicture } from './start-after-picture.ts';

// Longer than one character: a module 0 is a legacy address, whose lesson is looked for in another way.
const LESSON = /^\/course\/([\w-]{2,})\/module\/([\w-]{2,})\/lesson\/([\w-]{2,})\/?$/;

const [, courseId, moduleId, lessonId] = LESSON.exec(window.location.pathname) ?? [];

// A visitor is sent to log in, and has no use for any of it.
if (courseId !== undefined && moduleId !== undefined && lessonId !== undefined && sessionMarks().signedIn) {
  startWithVideo({ courseId, moduleId, lessonId });
} else {
  void importParts();
  void importApp().then(({ startApp }) => startApp());
}

function startWithVideo(place: { courseId: string; moduleId: string; lessonId: string }): void {
  const { courseId } = place;
  const lessonPath = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}';
  const video = {
    lesson: callAhead(`GET ${lessonPath}`, { params: place }),
    status: callAhead(`GET ${lessonPath}/video`, { params: place }),
    position: callAhead(`GET ${lessonPath}/position`, { params: place }),
  };
  const stream = openStreamAhead(video);
  const callAround = () => [
    callAhead('GET /api/auth/me', {}),
    callAhead('GET /api/courses/{courseId}', { params: { courseId } }),
    callAhead('GET /api/courses/{courseId}/curriculum', { params: { courseId } }),
    callAhead('GET /api/enrollments/courses/{courseId}', { params: { courseId } }),
  ];
  void startAfterPicture(stream, { answers: Object.values(video), callAround });
}
