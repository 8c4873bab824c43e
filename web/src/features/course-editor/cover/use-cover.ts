import { useEffect, useState } from 'react';
import { type UploadedCover, uploadCover } from '@/api/course-details.ts';
import { log } from '@/lib/log.ts';
import { type CoverOwner, dropCover, keepCover, readKeptCover } from './cover-cache.ts';
import { PictureFailure } from './cover-failure.ts';
import { prepareCover } from './prepare-cover.ts';

export type CoverState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' }
  /** For the first save of its course, or for the author's confirmation. */
  | { readonly kind: 'waiting'; readonly picture: Blob }
  | { readonly kind: 'uploading'; readonly picture: Blob }
  | { readonly kind: 'failed'; readonly picture: Blob | undefined; readonly error: unknown };

const idle: CoverState = { kind: 'idle' };

/** A picture from choosing it until it is uploaded. */
export function useCover(
  { userId, courseId }: CoverOwner,
  { onUploaded }: { onUploaded: (uploaded: UploadedCover) => void },
) {
  const owner = { userId, courseId };
  const [state, setState] = useState<CoverState>(idle);

  const upload = async (picture: Blob) => {
    if (courseId === null) return setState({ kind: 'waiting', picture });
    setState({ kind: 'uploading', picture });
    try {
      const uploaded = await uploadCover(courseId, picture);
      await dropCover(owner);
      onUploaded(uploaded);
      setState(idle);
    } catch (error) {
      log.error('The cover could not be uploaded.', { error });
      setState({ kind: 'failed', picture, error });
    }
  };

  const choose = async (file: Blob) => {
    setState({ kind: 'preparing' });
    try {
      const picture = await prepareCover(file);
      await keepCover(owner, picture);
      await upload(picture);
    } catch (error) {
      const failure = error instanceof PictureFailure ? error : new PictureFailure('browser');
      setState({ kind: 'failed', picture: undefined, error: failure });
    }
  };

  const discard = async () => {
    setState(idle);
    await dropCover(owner);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form of a course opens.
  useEffect(() => {
    let left = false;
    void readKeptCover({ userId, courseId }).then((kept) => {
      if (left || !kept) return;
      if (kept.fresh) void upload(kept.picture);
      else setState({ kind: 'waiting', picture: kept.picture });
    });
    return () => {
      left = true;
    };
  }, [userId, courseId]);

  return { state, choose, upload, discard };
}

export type Cover = ReturnType<typeof useCover>;
