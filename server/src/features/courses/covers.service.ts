import { coverLimits, coverPath, coverTypes } from '@academy/contract/courses/cover.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { editCourse, lockCourse } from './course-editing.repository.ts';
import type { CoverFiles } from './cover-files.ts';
import { type CoverImage, readCoverImage } from './cover-image.ts';

export type UploadCover = ReturnType<typeof createUploadCover>;

/**
 * Gives a course the picture as its cover. Uploads of one course come one after the other, by the lock on its row: so
 * whatever else lies in its folder meanwhile belongs to nobody.
 */
export function createUploadCover({ db }: Database, covers: CoverFiles) {
  return async (courseId: string, bytes: Buffer, announcedType: string) => {
    const { extension } = acceptedImage(bytes, announcedType);
    const file = `${newId()}.${extension}`;
    const thumbnailUrl = coverPath(courseId, file);
    const change = () =>
      db.transaction(async (tx) => {
        const course = await lockCourse(tx, courseId);
        if (course === undefined) throw notFound('Course');
        await covers.removeAllBut(courseId, course.thumbnailUrl);
        await covers.put(courseId, file, bytes);
        const revision = await editCourse(tx, courseId, { thumbnailUrl });
        await recordEvent(tx, { name: 'course_edited', courseId });
        return { replaced: course.thumbnailUrl, revision };
      });
    const { replaced, revision } = await change().catch(async (error: unknown) => {
      await covers.remove(thumbnailUrl);
      throw error;
    });
    await covers.remove(replaced);
    return { _id: courseId, id: courseId, thumbnailUrl, revision };
  };
}

function acceptedImage(bytes: Buffer, announcedType: string): CoverImage {
  const image = readCoverImage(bytes);
  if (image === null || coverTypes[image.extension] !== announcedType) throw notAPicture();
  const sides = [image.width, image.height];
  if (sides.some((side) => side < coverLimits.minSide || side > coverLimits.maxSide)) {
    throw new HttpError(
      'unprocessable',
      `A cover must be ${coverLimits.minSide} to ${coverLimits.maxSide} pixels wide and high.`,
    );
  }
  return image;
}

export function notAPicture(): HttpError {
  return new HttpError('unsupported_media_type', 'A cover must be a JPEG, PNG or WebP picture.');
}
