import { Refusal } from '../../refusal.ts';
import type { FoundStream } from './streams.repository.ts';

/** Why nothing of a lesson can be watched. */
export function noStream(newest: FoundStream['newest']): Refusal {
  switch (newest?.state) {
    case undefined:
    case 'none':
      return new Refusal('no_video');
    case 'failed':
      return new Refusal('video_failed');
    case 'waiting':
      return new Refusal('video_waiting');
    default:
      return new Refusal('video_preparing', { percent: newest?.percent ?? 0 });
  }
}
