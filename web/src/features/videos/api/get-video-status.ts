import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, takeAnswered } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';
import type { VideoPlace } from '../video-place.ts';
import { isUnderWay } from '../video-progress.ts';

const POLL_MS = 2000;

function getVideoStatusQuery({ courseId, moduleId, lessonId }: VideoPlace) {
  return queryOptions({
    queryKey: [...queryKeys.videos, courseId, moduleId, lessonId, 'status'],
    queryFn: ({ signal }): Promise<VideoStatus> =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video',
        { params: { courseId, moduleId, lessonId } },
        { signal },
      ),
    initialData: () =>
      takeAnswered('GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video', {
        params: { courseId, moduleId, lessonId },
      }),
    // Asked for ahead of the lesson and used right after it: that is one call, not two.
    staleTime: POLL_MS,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
}

/** Asks again and again as long as something is being prepared. */
export function useVideoStatus(place: VideoPlace, { enabled }: { enabled: boolean }) {
  return useQuery({ ...getVideoStatusQuery(place), enabled });
}
