/** What the calls about a lesson and its video have in common, for stories and faults alike. */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';

export const lessonCall = ({ courseId, moduleId, lessonId }: LessonAddress): string =>
  `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}`;

export const tusHeaders = { 'tus-resumable': '1.0.0' };

/** The headers that begin an upload. */
export function uploadHeaders(
  { courseId, moduleId, lessonId }: LessonAddress,
  { filename, bytes }: { filename: string; bytes: number },
) {
  const metadata = Object.entries({ courseId, moduleId, lessonId, filename })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  return { ...tusHeaders, 'upload-length': String(bytes), 'upload-metadata': metadata };
}

/** The headers of one part of an upload, which begins at this byte. */
export const partHeaders = (offset: number) => ({
  ...tusHeaders,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});
