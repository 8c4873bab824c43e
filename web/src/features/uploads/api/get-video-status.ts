import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';
import type { LessonPlace } from '../lesson-place.ts';

const POLL_MS = 2000;

export function isBeingPrepared({ state }: Pick<VideoStatus, 'state'>): boolean {
  return state === 'waiting' || state === 'preparing' || state === 'playable';
}

/** Under the key that pages which show the video use as well, so that they all know the same. */
export function videoStatusQuery({ courseId, moduleId, lessonId }: LessonPlace) {
  return queryOptions({
    queryKey: [...queryKeys.videos, courseId, moduleId, lessonId, 'status'],
    queryFn: ({ signal }): Promise<VideoStatus> =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video',
        { params: { courseId, moduleId, lessonId } },
        { signal },
      ),
    refetchInterval: ({ state }) =>
      // What cannot be asked for just now is asked for again, or a lost connection would stop the clock for good.
      state.status === 'error' || (state.data && isBeingPrepared(state.data)) ? POLL_MS : false,
  });
}

export function useVideoStatus(place: LessonPlace) {
  return useQuery(videoStatusQuery(place));
}
