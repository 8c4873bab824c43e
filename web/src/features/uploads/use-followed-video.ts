import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { curriculumQuery } from '@/api/curriculum.ts';
import { useFollowedVideoStatus, videoStatusQuery } from '@/api/videos.ts';
import type { UploadsStore } from './uploads-store.ts';
import { useUpload } from './use-upload.ts';

/** A lesson's video from its first byte until it can be watched: the upload tells the first half, the academy the second. */
export function useFollowedVideo(uploads: UploadsStore, place: LessonAddress) {
  const queryClient = useQueryClient();
  const item = useUpload(uploads, place.lessonId);
  const status = useFollowedVideoStatus(place);
  const state = status.data?.state;
  const isUploaded = item?.phase === 'preparing';
  const { courseId, moduleId, lessonId } = place;

  // From here on the academy knows more than we do.
  const wasUploaded = useRef(isUploaded);
  useEffect(() => {
    if (isUploaded && !wasUploaded.current) {
      const { queryKey } = videoStatusQuery({ courseId, moduleId, lessonId });
      void queryClient.invalidateQueries({ queryKey });
    }
    wasUploaded.current = isUploaded;
  }, [queryClient, isUploaded, courseId, moduleId, lessonId]);

  // With the video comes its length, which the lesson shows where nobody gave one.
  const lastState = useRef(state);
  useEffect(() => {
    const isNews = lastState.current !== undefined && lastState.current !== state;
    lastState.current = state;
    if (state !== 'ready') return;
    if (isUploaded && !status.isFetching) uploads.forget(lessonId);
    if (isNews)
      void queryClient.invalidateQueries({ queryKey: curriculumQuery(courseId).queryKey, exact: true });
  }, [queryClient, uploads, state, isUploaded, status.isFetching, courseId, lessonId]);

  return { item, status };
}
