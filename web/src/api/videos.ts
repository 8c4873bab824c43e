import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const POLL_MS = 2000;

const videoKey = ({ courseId, moduleId, lessonId }: LessonAddress) =>
  ['videos', courseId, moduleId, lessonId] as const;

export function isBeingPrepared({ state }: Pick<VideoStatus, 'state'>): boolean {
  return state === 'waiting' || state === 'preparing' || state === 'playable';
}

/** Asked for again and again as long as something is being prepared. */
export function videoStatusQuery({ courseId, moduleId, lessonId }: LessonAddress) {
  const params = { courseId, moduleId, lessonId };
  return queryOptions({
    queryKey: [...videoKey(params), 'status'],
    queryFn: ({ signal }): Promise<VideoStatus> =>
      api('GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video', { params }, { signal }),
    refetchInterval: ({ state }) => (state.data && isBeingPrepared(state.data) ? POLL_MS : false),
  });
}

/** For the page of the lesson. */
export function useVideoStatus(address: LessonAddress, { enabled }: { enabled: boolean }) {
  return useQuery({
    ...videoStatusQuery(address),
    enabled,
    // Prefetched beside the lesson and used right after it: that is one call, not two.
    staleTime: POLL_MS,
  });
}

/** For the author, who waits for it: a lost connection does not end the polling. */
export function useFollowedVideoStatus(address: LessonAddress) {
  return useQuery({
    ...videoStatusQuery(address),
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.data && isBeingPrepared(state.data)) ? POLL_MS : false,
  });
}

/** Has a video prepared once more that could not be prepared. */
export function useRetryVideo(address: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video/retry', {
        params: { ...address },
        body: {},
      }),
    onSuccess: (status) => queryClient.setQueryData(videoStatusQuery(address).queryKey, status),
  });
}

export function useRemoveVideo(address: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('DELETE /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video', {
        params: { ...address },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: videoStatusQuery(address).queryKey }),
  });
}

/** Where the user left off in the lesson's video. */
export function playbackPositionQuery({ courseId, moduleId, lessonId }: LessonAddress) {
  const params = { courseId, moduleId, lessonId };
  return queryOptions({
    queryKey: [...videoKey(params), 'position'],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/position',
        { params },
        { signal },
      ),
    // It matters when a lesson is opened, and never while it is watched.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function usePlaybackPosition(address: LessonAddress, { enabled }: { enabled: boolean }) {
  return useQuery({ ...playbackPositionQuery(address), enabled });
}

/** Goes through even when the page is being left. */
export function savePlaybackPosition(address: LessonAddress, seconds: number): Promise<unknown> {
  return api(
    'PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/position',
    { params: { ...address }, body: { seconds } },
    { keepalive: true },
  );
}
