import type { ResponseOf } from '@academy/contract/http/client.ts';
import { sendRequest } from '@/lib/api/send-request.ts';

export type UploadedCover = ResponseOf<'PUT /api/courses/{courseId}/cover'>;

export function uploadCover(courseId: string, picture: Blob): Promise<UploadedCover> {
  return sendRequest({
    method: 'PUT',
    path: `/api/courses/${encodeURIComponent(courseId)}/cover`,
    body: picture,
  });
}
