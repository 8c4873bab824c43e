import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { curriculumQuery } from '@/api/curriculum.ts';
import { useFollowedVideoStatus, videoStatusQuery } from '@/api/videos.ts';
import type { UploadItem } from './upload-item.ts';
import type { UploadsStore } from './uploads-store.ts';

/** The upload of a lesson, if there is one. A change of another lesson's upload does not draw this one again. */
export function useUpload(store: UploadsStore, lessonId: string): UploadItem | undefined {
  const snapshot = useCallback(() => store.item(lessonId), [store, lessonId]);
  return useSyncExternalStore(store.subscribe, snapshot);
}

/** A lesson's video until it is ready: first the upload in this tab, then the preparation at the server. */
export function useFollowedVideo(uploads: UploadsStore, address: LessonAddress) {
  const queryClient = useQueryClient();
  const item = useUpload(uploads, address.lessonId);
  const status = useFollowedVideoStatus(address);
  const state = status.data?.state;
  const isUploaded = item?.phase === 'preparing';
  const { courseId, moduleId, lessonId } = address;

  // From here on the server reports the progress.
  const wasUploaded = useRef(isUploaded);
  useEffect(() => {
    if (isUploaded && !wasUploaded.current) {
      const { queryKey } = videoStatusQuery({ courseId, moduleId, lessonId });
      void queryClient.invalidateQueries({ queryKey });
    }
    wasUploaded.current = isUploaded;
  }, [queryClient, isUploaded, courseId, moduleId, lessonId]);

  // The row of the lesson tells what became of its video, and its length, which is the duration where the author gave none.
  const lastState = useRef(state);
  useEffect(() => {
    const hasChanged = lastState.current !== undefined && lastState.current !== state;
    lastState.current = state;
    if (hasChanged)
      void queryClient.invalidateQueries({ queryKey: curriculumQuery(courseId).queryKey, exact: true });
    if (state === 'ready' && isUploaded && !status.isFetching) uploads.forget(lessonId);
  }, [queryClient, uploads, state, isUploaded, status.isFetching, courseId, lessonId]);

  return { item, status };
}
