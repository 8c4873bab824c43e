import { api } from '@/lib/api/api.ts';
import type { VideoPlace } from '../video-place.ts';

/** Goes through even when the page is being left. */
export function savePlaybackPosition(place: VideoPlace, seconds: number): Promise<unknown> {
  return api(
    'PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/position',
    { params: { ...place }, body: { seconds } },
    { keepalive: true },
  );
}
