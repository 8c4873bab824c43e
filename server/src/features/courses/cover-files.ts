import { readCoverPath } from '@academy/contract/courses/cover.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';

export type CoverFiles = ReturnType<typeof createCoverFiles>;

/** The uploaded covers in the blob store: a folder for each course, a file for each upload. */
export function createCoverFiles(blobs: BlobStore) {
  return {
    put: async (courseId: string, file: string, bytes: Uint8Array): Promise<void> => {
      await blobs.put(coverKey(courseId, file), bytes);
    },

    open: (courseId: string, file: string) => blobs.get(coverKey(courseId, file)),

    /** The file of a cover's address; an address elsewhere, or none, has no file here. */
    remove: async (address: string | null): Promise<void> => {
      const cover = address === null ? null : readCoverPath(address);
      if (cover !== null) await blobs.delete(coverKey(cover.courseId, cover.file));
    },

    /** Removes what an upload left behind that was killed before it was done: every file but the course's cover. */
    removeAllBut: async (courseId: string, address: string | null): Promise<void> => {
      const cover = address === null ? null : readCoverPath(address);
      const kept = cover === null ? null : coverKey(cover.courseId, cover.file);
      for await (const { key } of blobs.list(`covers/${courseId}`)) {
        if (key !== kept) await blobs.delete(key);
      }
    },
  };
}

function coverKey(courseId: string, file: string): string {
  return `covers/${courseId}/${file}`;
}
