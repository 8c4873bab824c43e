import { coverLimits, coverPath, coverTypes } from '@academy/contract/courses/cover.ts';
import { type CoverImage, readCoverImage } from '@academy/platform/course-folder/cover-image.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { Refusal } from '../../refusal.ts';
import { editCourse, lockCourse } from './course-editing.repository.ts';
import type { CoverFiles } from './cover-files.ts';

export type UploadCover = ReturnType<typeof createUploadCover>;

/**
 * Gives a course the picture as its cover. Uploads of one course come one after the other, by the lock on its row: so
 * whatever else lies in its folder meanwhile is left over.
 */
export function createUploadCover({ db }: Database, covers: CoverFiles) {
  return async (courseId: string, bytes: Buffer, announcedType: string) => {
    const { extension } = acceptedImage(bytes, announcedType);
    const file = `${newId()}.${extension}`;
    const thumbnailUrl = coverPath(courseId, file);
    const change = () =>
      db.transaction(async (tx) => {
        const course = await lockCourse(tx, courseId);
        if (course === undefined) throw new Refusal('course_not_found');
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
  if (image === null || coverTypes[image.extension] !== announcedType)
    throw new Refusal('cover_not_a_picture');
  const sides = [image.width, image.height];
  if (sides.some((side) => side < coverLimits.minSide || side > coverLimits.maxSide)) {
    throw new Refusal('cover_size', { min: coverLimits.minSide, max: coverLimits.maxSide });
  }
  return image;
}
