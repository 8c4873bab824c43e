import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, takeAnswered } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';
import type { VideoPlace } from '../video-place.ts';

function getPlaybackPositionQuery({ courseId, moduleId, lessonId }: VideoPlace) {
  return queryOptions({
    queryKey: [...queryKeys.videos, courseId, moduleId, lessonId, 'position'],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/position',
        { params: { courseId, moduleId, lessonId } },
        { signal },
      ),
    initialData: () =>
      takeAnswered('GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/position', {
        params: { courseId, moduleId, lessonId },
      }),
    // It matters when a lesson is opened, and never while it is watched.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function usePlaybackPosition(place: VideoPlace, { enabled }: { enabled: boolean }) {
  return useQuery({ ...getPlaybackPositionQuery(place), enabled });
}
