import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';

/** The lesson that an upload is for. One that becomes a file of it, not its video, has a key of its own. */
export interface UploadAddress extends LessonAddress {
  readonly resourceKey?: string;
}

/** A lesson has one video, and any number of files. */
export function uploadKeyOf({
  lessonId,
  resourceKey,
}: Pick<UploadAddress, 'lessonId' | 'resourceKey'>): string {
  return resourceKey ?? lessonId;
}
