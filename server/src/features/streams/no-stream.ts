import { HttpError } from '../../http/http-error.ts';
import type { FoundStream } from './streams.repository.ts';

/** Why nothing of a lesson can be watched, in a sentence and as a code that the page turns into words of its own. */
export function noStream(newest: FoundStream['newest']): HttpError {
  switch (newest?.state) {
    case undefined:
    case 'none':
      return new HttpError('no_video', 'This lesson has no video.');
    case 'failed':
      return new HttpError('video_failed', 'The video of this lesson could not be prepared.');
    case 'waiting':
      return new HttpError('video_preparing', 'The video of this lesson is waiting to be prepared.');
    default:
      return new HttpError(
        'video_preparing',
        `The video of this lesson is being prepared: ${newest?.percent ?? 0} percent done.`,
      );
  }
}
